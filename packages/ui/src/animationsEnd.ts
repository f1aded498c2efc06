/**
 * Resolves when the animations and transitions now running on the element have ended or been
 * cancelled: at once without any, and after `maxMs` at the latest, because in a hidden tab or
 * element they never end.
 */
export async function animationsEnd(element: Element, maxMs: number): Promise<void> {
  const running = element.getAnimations?.() ?? [];
  if (running.length === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, maxMs);
    Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
