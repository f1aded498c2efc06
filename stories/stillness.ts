/**
 * Resolves once every animation that is to be seen and ends by itself has ended. Before axe looks:
 * the contrast of a row in the middle of its fading is nobody's.
 */
export async function whenStill(): Promise<void> {
  for (let shown = animations(); shown.length > 0; shown = animations())
    await Promise.allSettled(shown.map(({ finished }) => finished));
}

function animations(): Animation[] {
  return rootsIn(document).flatMap((root) => root.getAnimations().filter(isOnItsWay));
}

/** The root and, within it, every open shadow root. */
export function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsIn(shadowRoot) : [],
  );
  return [root, ...inside];
}

function isOnItsWay({ playState, effect }: Animation): boolean {
  const { progress, endTime } = effect?.getComputedTiming() ?? {};
  // One that has yet to begin, and shows nothing until then, may never have to: a stylesheet that
  // waits for the script.
  return playState === "running" && progress !== null && endTime !== Number.POSITIVE_INFINITY;
}
