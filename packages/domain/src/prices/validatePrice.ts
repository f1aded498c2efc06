import { unmoney } from "../format/unmoney";

/** Highest price, in reais: the most that a money mask accepts. */
export const maxMoney = 9_999_999_999_999.99;

/** Validation result of a price field. `amount` is in reais, rounded to cents. */
export type PriceValidity =
  | { readonly kind: "empty" }
  | { readonly kind: "price"; readonly amount: number }
  | { readonly kind: "refused"; readonly reason: "notNumber" | "notPositive" | "tooMuch" };

/**
 * Validates the text of a price field: empty (only blanks and `R$`), a price of at least one cent,
 * or refused: no number, not above 0, or more than a money mask accepts.
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
