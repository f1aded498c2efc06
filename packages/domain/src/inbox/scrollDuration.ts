/** No movement of the page takes longer; ms. */
const longest = 500;
/** For each root of 10 px; ms. */
const factor = 50;

/** How long the page takes to scroll that many px to the top of the message list; ms. */
export function scrollDuration(distance: number): number {
  return Math.min(longest, factor * Math.sqrt(Math.abs(distance) / 10));
}
