import { unmoney } from "@yy/domain/format/unmoney";
import type { MaskName } from "@yy/domain/forms/masks";
import { nationalPhone } from "@yy/domain/forms/phone";
import { withoutInvisible } from "@yy/domain/text/invisible";

/**
 * Prepares a whole text (pasted, autofilled, or set by the page or the server) for the mask: a
 * phone without +55, an amount with a decimal comma, a date with the day first, an expiry date with
 * a year of two digits; all of them without invisible characters.
 */
export function incomingText(mask: MaskName, given: string): string {
  const text = withoutInvisible(given);
  if (mask === "phone") return nationalPhone(text);
  if (mask === "money") return withDecimalComma(text);
  if (mask === "date") return withDayFirst(text);
  if (mask === "card-expiry") return withShortYear(text);
  return text;
}

/**
 * "5/" → "05/", "05/6." → "05/06/": completes the last part of a date or an expiry date when a
 * separator is typed after it.
 */
export function withEndedPart(mask: MaskName, text: string): string {
  const ended = mask === "date" ? /^((?:\d\d\/)?)([1-9])[/. -]$/ : /^()([1-9])[/. -]$/;
  return mask === "date" || mask === "card-expiry" ? text.replace(ended, "$10$2/") : text;
}

/** "1990-05-20" and "1990-05-20T00:00" → "20/05/1990", "1/2/2024" → "01/02/2024". */
function withDayFirst(text: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/.exec(text) ?? [];
  if (year) return `${day}/${month}/${year}`;
  return text.replace(
    /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]/,
    (_, first: string, second: string) =>
      [first.padStart(2, "0"), second.padStart(2, "0"), ""].join("/"),
  );
}

/**
 * Matches amounts with commas between thousands, which a dot or a second comma shows: "1,234.56",
 * "1,234,567".
 */
const englishAmount = /^[^\d.,]*[1-9]\d{0,2}(?:(?:,\d{3})+\.\d{0,2}|(?:,\d{3}){2,})\s*$/;

/**
 * Matches one comma before three digits, which may be thousands or decimals, and combinations of
 * commas and dots that no language uses.
 */
const unclearAmount = /^\D*[1-9]\d{0,2},\d{3}\s*$|,.*\./;

/**
 * Matches an amount whose last dot has at most two digits after it; earlier dots separate
 * thousands.
 */
const decimalDot = /^(?:[^\d.,]*|[^\d,]*(?=\d))(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)\.\d{0,2}\s*$/;

/**
 * "1234.56" → "1234,56", "1.234.56" → "1234,56", "R$ 1.234,56" → "R$ 1234,56", "1,234.56" →
 * "1234,56". The digits after the last dot show whether it is a decimal one. A negative amount
 * becomes "", and so does an ambiguous one: an empty field is better than a thousandth of the
 * amount.
 */
function withDecimalComma(given: string): string {
  const amount = withoutUnit(given);
  const text = englishAmount.test(amount) ? amount.replaceAll(",", "") : amount;
  if (unclearAmount.test(text) || unmoney(text) < 0) return "";
  const lastDot = isDecimal(text) ? text.lastIndexOf(".") : text.length;
  const whole = text.slice(0, lastDot).replaceAll(".", "");
  const cents = text.slice(lastDot + 1);
  // The mask has room for two decimals; further ones are cut, not rounded.
  return (lastDot < text.length ? `${whole},${cents}` : whole).replace(/(,\d\d)\d+/, "$1");
}

/**
 * "R$ 89.90 reais" → "R$ 89.90", "12.50/un" → "12.50", "89.90." → "89.90". A separator directly
 * after the amount stays where a visitor may be typing the cents: "12.".
 */
function withoutUnit(text: string): string {
  const [, amount, separator] = /^(.*\d)([.,]?)\D*$/s.exec(text) ?? [];
  if (amount === undefined) return text;
  const hasCents = /,\d{0,2}$/.test(amount) || (amount.includes(".") && isDecimal(amount));
  return hasCents ? amount : `${amount}${separator}`;
}

/**
 * Whether the last dot of an amount is a decimal one. Dots that separate thousands do not change
 * the amount.
 */
function isDecimal(text: string): boolean {
  if (decimalDot.test(text)) return true;
  const amount = unmoney(text);
  // After a leading zero a dot cannot separate thousands.
  return amount === 0
    ? text.includes(".")
    : amount > 0 && amount !== unmoney(text.replaceAll(".", ""));
}

/**
 * "12/2030" → "12/30", "1/30" → "01/30", "012030" → "01/30". Without this the mask would take the
 * "20" of "2030" for the year. `autocomplete="cc-exp"` and a server have the year first: "2030-12"
 * and "2030-12-31" → "12/30".
 */
function withShortYear(text: string): string {
  const given = text.trim();
  const [, first, last] = /^\d\d(\d\d)-(\d\d)(?:-\d\d.*)?$/.exec(given) ?? [];
  if (first && last) return `${last}/${first}`;
  const [, month, year] =
    /^(\d{1,2})\s*[\s/.-]\s*(?:\d{2})?(\d{2})$/.exec(given) ?? /^(\d\d)20(\d\d)$/.exec(given) ?? [];
  return month && year ? `${month.padStart(2, "0")}/${year}` : text;
}
