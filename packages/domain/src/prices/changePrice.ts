import { maxMoney } from "./validatePrice";

/**
 * Raises a price by a percentage, or lowers it by a negative one. The result is rounded to cents,
 * halves up: `changePrice(10.05, 10)` is 11.06. It is at least one cent and at most `maxMoney`.
 * @param price in reais, more than 0
 * @param percent greater than -100
 */
export function changePrice(price: number, percent: number): number {
  const cents = Math.round(price * 100);
  // The factor is in whole hundredths of a per cent, because in floating point 10.05 * 1.1 is a
  // little less than 11.055.
  const parts = Math.round((100 + percent) * 100);
  const changed = Math.round((cents * parts) / 10_000) / 100;
  return Math.min(Math.max(changed, 0.01), maxMoney);
}
