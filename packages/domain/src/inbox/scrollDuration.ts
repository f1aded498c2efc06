const maxDurationMs = 500;
/** The duration for a distance of 10 px. It grows with the square root of the distance. */
const tenPixelsMs = 50;

/**
 * The duration of scrolling to the top of the message list, in ms.
 * @param distance in px
 */
export function scrollDuration(distance: number): number {
  return Math.min(maxDurationMs, tenPixelsMs * Math.sqrt(Math.abs(distance) / 10));
}
