import { mostMoney } from "./validatePrice";

/**
 * A price raised, or with a negative percentage lowered, and rounded to cents, halves up: `changePrice(10.05, 10)` is
 * 11.06. It stays a price: one cent at least, and no more than a price may be.
 * @param price reais, more than 0
 * @param percent greater than -100
 */
export function changePrice(price: number, percent: number): number {
  const cents = Math.round(price * 100);
  // In whole hundredths of a per cent: 1.1 times 10.05 is a little less than it is on paper.
  const parts = Math.round((100 + percent) * 100);
  const changed = Math.round((cents * parts) / 10_000) / 100;
  return Math.min(Math.max(changed, 0.01), mostMoney);
}
