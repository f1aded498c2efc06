const maxSliceMs = 8;

/**
 * Runs the steps in slices of 8 ms, each in a task of its own, so that the page stays responsive.
 * @returns undefined when the signal was aborted
 */
export async function inSlices<T>(
  steps: Generator<unknown, T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    const end = performance.now() + maxSliceMs;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
  }
}
