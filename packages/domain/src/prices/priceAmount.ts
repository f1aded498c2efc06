import { unmoney } from "../format/unmoney";

/** The highest price that a money mask accepts, in reais. */
export const maxMoney = 9_999_999_999_999.99;

/** The validation result of a price field. `amount` is in reais, rounded to cents. */
export type PriceValidity =
  | { readonly kind: "empty" }
  | { readonly kind: "price"; readonly amount: number }
  | { readonly kind: "refused"; readonly reason: "notNumber" | "notPositive" | "tooMuch" };

/**
 * Validates the text of a price field. It is empty (only blanks and `R$`), a price of at least one
 * cent, or refused: not a number, not above 0, or more than a money mask accepts.
 */
export function validatePrice(text: string): PriceValidity {
  if (/^(?:R\$)?$/.test(text.replace(/\s/g, ""))) return { kind: "empty" };
  const amount = unmoney(text);
  if (Number.isNaN(amount)) return { kind: "refused", reason: "notNumber" };
  if (amount > maxMoney) return { kind: "refused", reason: "tooMuch" };
  const cents = Math.round(amount * 100);
  return cents > 0
    ? { kind: "price", amount: cents / 100 }
    : { kind: "refused", reason: "notPositive" };
}

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
