/** The longest scroll, in ms. */
const longest = 500;
/** In ms, times the square root of the distance in units of 10 px. */
const factor = 50;

/** How long scrolling to the top of the message list takes over this distance in px; in ms. */
export function scrollDuration(distance: number): number {
  return Math.min(longest, factor * Math.sqrt(Math.abs(distance) / 10));
}
