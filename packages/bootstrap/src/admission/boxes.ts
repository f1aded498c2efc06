type Box = Pick<DOMRectReadOnly, "left" | "right" | "top" | "bottom">;

/** Whether the boxes are less than `distance` px apart, both horizontally and vertically. */
export const areNear = (one: Box, other: Box, distance: number): boolean =>
  one.left < other.right + distance &&
  one.right > other.left - distance &&
  one.top < other.bottom + distance &&
  one.bottom > other.top - distance;

/**
 * A number to sort boxes in the order in which the visitor sees them: first those on the screen
 * from top to bottom, then those outside it, the nearest first.
 */
export function screenOrder(
  { top, bottom }: Pick<Box, "top" | "bottom">,
  screenHeight: number,
): number {
  return bottom < 0 ? screenHeight - bottom : Math.max(top, 0);
}
