/**
 * Waits this many milliseconds.
 * @returns false when the signal came first.
 */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), milliseconds);
    // Where timers are objects, as in Node, a waiting one keeps the process alive.
    if (typeof timer === "object") timer.unref();
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
