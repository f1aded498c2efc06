/**
 * Resolves when the animations and transitions that run on the element now have ended or been cancelled, at once when
 * there are none, and after `limit` ms whatever happens: a hidden tab or element never ends them.
 */
export async function animationsEnd(element: Element, limit: number): Promise<void> {
  const running = element.getAnimations?.() ?? [];
  if (running.length === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, limit);
    Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
