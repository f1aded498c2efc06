/** A timer with a longer delay fires at once. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * The delay before the next background poll, in ms: the base times 1, 1, 2, 3, 5 … for step 0, 1, 2
 * …, at most 24.8 days, the longest delay of a timer. Returns 0, which means never, unless the base
 * is above 0.
 */
export function fibonacciInterval(step: number, base: number): number {
  if (!(base > 0)) return 0;
  let interval = base;
  let next = base;
  for (let taken = 0; taken < step && interval < maxTimerMs; taken += 1) {
    [interval, next] = [next, interval + next];
  }
  return Math.min(interval, maxTimerMs);
}
