/** No movement of the page takes longer; ms. */
const longest = 500;
/** The spec's factor; ms. */
const factor = 50;

/** How long the page takes to scroll that many px to the top of the message list (contract 2.4); ms. */
export function scrollDuration(distance: number): number {
  return Math.min(longest, factor * Math.sqrt(Math.abs(distance) / 10));
}
