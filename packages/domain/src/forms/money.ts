import { formatMoney } from "../format/formatMoney";
import { unmoney } from "../format/unmoney";

/** In reais: from this amount on a `number`, exact to 15 digits, could lose cents. */
const TOO_MUCH = 1e13;

/**
 * The amount as a money field shows it on blur: "R$ 1.234,50" for "R$ 1.234,5", "1234,5" and
 * "1234.50"; "" for a blank text or `R$` alone. Text that is no amount stays unchanged, and so do
 * amounts of ten trillion reais or more.
 */
export function completeCents(text: string): string {
  if (text.trim() === "" || text.trim() === "R$") return "";
  const amount = amountOf(text);
  return amount === undefined ? text : formatMoney(amount, { symbol: true });
}

/**
 * The amount as the server reads it, digits with a decimal dot ("1234.56"); "" for text that
 * `completeCents` leaves unchanged.
 */
export function amountDigits(text: string): string {
  return amountOf(text)?.toFixed(2) ?? "";
}

function amountOf(text: string): number | undefined {
  const amount = unmoney(text);
  return Math.abs(amount) < TOO_MUCH ? amount : undefined;
}
