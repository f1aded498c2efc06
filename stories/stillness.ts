/**
 * Resolves once all visible, finite animations have ended. It runs before axe, because the contrast
 * of an element that is fading means nothing.
 */
export async function whenStill(): Promise<void> {
  for (let shown = animations(); shown.length > 0; shown = animations())
    await Promise.allSettled(shown.map(({ finished }) => finished));
}

function animations(): Animation[] {
  return rootsIn(document).flatMap((root) => root.getAnimations().filter(isRunning));
}

/** The root, and all open shadow roots in it. */
export function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsIn(shadowRoot) : [],
  );
  return [root, ...inside];
}

function isRunning({ playState, effect }: Animation): boolean {
  const { progress, endTime } = effect?.getComputedTiming() ?? {};
  // Progress is null before the start of an animation without effect until then. It may never
  // start, as in a stylesheet that waits for the script.
  return playState === "running" && progress !== null && endTime !== Number.POSITIVE_INFINITY;
}
