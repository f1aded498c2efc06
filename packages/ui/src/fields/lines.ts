export type Box = Pick<DOMRect, "left" | "top" | "bottom" | "width" | "height">;

/** Whether one box stands beside the other, in the same line of a grid or of a row that wraps. */
export function areBeside(one: Box, other: Box): boolean {
  return one.top < other.bottom - rounding && other.top < one.bottom - rounding;
}

/** Whether no distance or size has changed by more than a browser rounds. */
export function isUnmoved(before: readonly number[], after: readonly number[]): boolean {
  return before.every((length, index) => Math.abs(length - (after[index] ?? 0)) < rounding);
}

/** In px. */
const rounding = 1;
