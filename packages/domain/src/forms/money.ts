import { formatMoney } from "../format/numbers";
import { unmoney } from "../format/unmoney";

/** In reais. A `number` is exact to 15 digits, so that a higher amount could lose cents. */
const amountLimit = 1e13;

/**
 * The amount as a money field shows it on blur: "R$ 1.234,50" for "R$ 1.234,5", "1234,5" and
 * "1234.50"; "" for a blank text or only `R$`. Text that is not an amount stays unchanged, and so
 * do amounts of ten trillion reais or more.
 */
export function completeCents(text: string): string {
  if (text.trim() === "" || text.trim() === "R$") return "";
  const amount = amountOf(text);
  return amount === undefined ? text : formatMoney(amount, { symbol: true });
}

/**
 * The amount as it is sent to the server, digits with a decimal dot ("1234.56"); "" for text that
 * `completeCents` leaves unchanged.
 */
export function amountDigits(text: string): string {
  return amountOf(text)?.toFixed(2) ?? "";
}

function amountOf(text: string): number | undefined {
  const amount = unmoney(text);
  return Math.abs(amount) < amountLimit ? amount : undefined;
}
