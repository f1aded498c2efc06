/**
 * The share of a slide's width that must be swiped to show the next one (20 %, as in the product).
 */
const swipeThreshold = 0.2;

/** Returns a number as an index of a ring: -1 is the last. */
export function onRing(number: number, total: number): number {
  return ((number % total) + total) % total;
}

/**
 * Returns how many whole rounds a slide is moved so that it stands next to the position, on the
 * shorter way.
 * @param index the slide's index, from 0
 * @param position in slides, without wrapping: 3.5 in a ring of three is half-way between the first
 * two
 */
export function roundsOf(index: number, position: number, total: number): number {
  // Adding 0 turns a negative zero into zero.
  return Math.round((position - index) / total) + 0;
}

/**
 * Returns by how many slides a swipe moves, negative for back.
 * @param swiped the distance in widths of a slide, positive towards the next one
 */
export function stepsOf(swiped: number): number {
  if (Math.abs(swiped) < swipeThreshold) return 0;
  return Math.sign(swiped) * Math.max(1, Math.round(Math.abs(swiped)));
}
