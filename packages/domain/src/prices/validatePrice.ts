import { unmoney } from "../format/unmoney";

/** Reais that a price may have at most: what a money mask takes. */
export const mostMoney = 9_999_999_999_999.99;

/** What a price field holds. `amount` is in reais, whole cents. */
export type PriceValidity =
  | { readonly kind: "empty" }
  | { readonly kind: "price"; readonly amount: number }
  | { readonly kind: "refused"; readonly reason: "notNumber" | "notPositive" | "tooMuch" };

/**
 * Validates the text of a price field: empty (nothing but blanks and `R$`), a price of one cent or more, or refused
 * (no number, not greater than 0, or more than a mask of money takes).
 */
export function validatePrice(text: string): PriceValidity {
  if (/^(?:R\$)?$/.test(text.replace(/\s/g, ""))) return { kind: "empty" };
  const amount = unmoney(text);
  if (Number.isNaN(amount)) return { kind: "refused", reason: "notNumber" };
  if (amount > mostMoney) return { kind: "refused", reason: "tooMuch" };
  const cents = Math.round(amount * 100);
  return cents > 0
    ? { kind: "price", amount: cents / 100 }
    : { kind: "refused", reason: "notPositive" };
}
