const maxDurationMs = 500;
/** Duration for a distance of 10 px; grows with the square root of the distance. */
const tenPixelsMs = 50;

/**
 * Duration of scrolling to the top of the message list, in ms.
 * @param distance px
 */
export function scrollDuration(distance: number): number {
  return Math.min(maxDurationMs, tenPixelsMs * Math.sqrt(Math.abs(distance) / 10));
}
