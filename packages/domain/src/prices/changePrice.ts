import { maxMoney } from "./validatePrice";

/**
 * A price raised, or with a negative percentage lowered, and rounded to cents, halves up:
 * `changePrice(10.05, 10)` is 11.06. The result is one cent at least and `maxMoney` at most.
 * @param price reais, more than 0
 * @param percent greater than -100
 */
export function changePrice(price: number, percent: number): number {
  const cents = Math.round(price * 100);
  // In whole hundredths of a per cent, because in floating point 10.05 * 1.1 is a little less than
  // 11.055.
  const parts = Math.round((100 + percent) * 100);
  const changed = Math.round((cents * parts) / 10_000) / 100;
  return Math.min(Math.max(changed, 0.01), maxMoney);
}
