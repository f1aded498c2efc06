import { formatMoney } from "../format/formatMoney";
import { unmoney } from "../format/unmoney";

/** In reais. From here on a `number`, exact to 15 digits, could lose cents. */
const TOO_MUCH = 1e13;

/**
 * The amount as a money field shows it on blur: "R$ 1.234,5", "1234,5" and "1234.50" are "R$ 1.234,50"; nothing but `R$` is "".
 * Text that is no amount stays as it is, and so does one of ten trillion reais or more.
 */
export function completeCents(text: string): string {
  if (text.trim() === "" || text.trim() === "R$") return "";
  const amount = amountOf(text);
  return amount === undefined ? text : formatMoney(amount, { symbol: true });
}

/** The amount in digits with a decimal dot ("1234.56"), as the server reads it; "" for what `completeCents` leaves alone. */
export function amountDigits(text: string): string {
  return amountOf(text)?.toFixed(2) ?? "";
}

function amountOf(text: string): number | undefined {
  const amount = unmoney(text);
  return Math.abs(amount) < TOO_MUCH ? amount : undefined;
}
