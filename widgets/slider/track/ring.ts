/** Share of a slide's width that has to be swiped for the next one to come (the product's 20 %). */
const swipeThreshold = 0.2;

/** A number as an index of a ring: -1 is the last. */
export function onRing(number: number, total: number): number {
  return ((number % total) + total) % total;
}

/**
 * How many whole rounds a slide is moved along so that it stands next to the position, on the
 * shorter way.
 * @param index of the slide, from 0
 * @param position in slides, without bounds: 3.5 in a ring of three is half-way between the first
 * two
 */
export function roundsOf(index: number, position: number, total: number): number {
  // Adding 0 spares callers the negative zero.
  return Math.round((position - index) / total) + 0;
}

/**
 * How many slides further a swipe goes, below zero for back.
 * @param swiped in widths of a slide, above zero towards the next one
 */
export function stepsOf(swiped: number): number {
  if (Math.abs(swiped) < swipeThreshold) return 0;
  return Math.sign(swiped) * Math.max(1, Math.round(Math.abs(swiped)));
}
