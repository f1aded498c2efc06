/** The longest scroll, in ms. */
const longest = 500;
/** Duration in ms for a distance of 10 px; grows with the square root of the distance. */
const factor = 50;

/**
 * Duration of scrolling to the top of the message list, in ms.
 * @param distance px
 */
export function scrollDuration(distance: number): number {
  return Math.min(longest, factor * Math.sqrt(Math.abs(distance) / 10));
}
