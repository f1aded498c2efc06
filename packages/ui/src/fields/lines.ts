export type Box = Pick<DOMRect, "left" | "top" | "bottom" | "width" | "height">;

/** Whether one box stands beside the other, in the same line of a grid or of a row that wraps. */
export function areBeside(one: Box, other: Box): boolean {
  return one.top < other.bottom - maxRoundingPx && other.top < one.bottom - maxRoundingPx;
}

/** Whether no length has changed by more than browsers round. */
export function isUnmoved(before: readonly number[], after: readonly number[]): boolean {
  return before.every((length, index) => Math.abs(length - (after[index] ?? 0)) < maxRoundingPx);
}

const maxRoundingPx = 1;
