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
