/** The direction of a list of tabs. */
export interface TabLayout {
  readonly isVertical: boolean;
  readonly isRightToLeft: boolean;
}

/**
 * Returns the tab that a key leads to from the one at `index` of `count` (WAI-ARIA APG tabs): the
 * neighbour in the direction of the arrow, wrapping at the ends, or the first or last. Undefined
 * for every other key.
 */
export function tabOfKey(
  key: string,
  index: number,
  count: number,
  layout: TabLayout,
): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const [back, on] = arrowsOf(layout);
  if (key === back) return (index - 1 + count) % count;
  if (key === on) return (index + 1) % count;
  return undefined;
}

function arrowsOf({ isVertical, isRightToLeft }: TabLayout): [back: string, on: string] {
  if (isVertical) return ["ArrowUp", "ArrowDown"];
  return isRightToLeft ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
}
