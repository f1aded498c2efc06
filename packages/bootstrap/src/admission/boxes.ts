type Box = Pick<DOMRectReadOnly, "left" | "right" | "top" | "bottom">;

/** Whether less than `distance` px are between the boxes, sideways and up or down. */
export const areNear = (one: Box, other: Box, distance: number): boolean =>
  one.left < other.right + distance &&
  one.right > other.left - distance &&
  one.top < other.bottom + distance &&
  one.bottom > other.top - distance;

/**
 * The place of a box in the order in which the visitor sees boxes: on the screen from its top, then
 * what is beyond it, the nearest first. The least comes first.
 */
export function screenOrder(
  { top, bottom }: Pick<Box, "top" | "bottom">,
  screenHeight: number,
): number {
  return bottom < 0 ? screenHeight - bottom : Math.max(top, 0);
}
