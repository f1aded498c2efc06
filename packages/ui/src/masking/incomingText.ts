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
 * "5/" → "05/", "05/6." → "05/06/": a date or an expiry date whose last part a typed separator has
 * ended.
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

/** Commas between groups of three, a dot after them or two of them: "1,234.56", "1,234,567". */
const englishAmount = /^[^\d.,]*[1-9]\d{0,2}(?:(?:,\d{3})+\.\d{0,2}|(?:,\d{3}){2,})\s*$/;

/**
 * One comma before three digits, which may be thousands or decimals, and commas and dots as no
 * language has them.
 */
const unclearAmount = /^\D*[1-9]\d{0,2},\d{3}\s*$|,.*\./;

/**
 * An amount up to its last dot, and at most two digits after it; the dots before it are between
 * thousands.
 */
const decimalDot = /^(?:[^\d.,]*|[^\d,]*(?=\d))(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)\.\d{0,2}\s*$/;

/**
 * "1234.56" → "1234,56", "1.234.56" → "1234,56", "R$ 1.234,56" → "R$ 1234,56", "1,234.56" →
 * "1234,56". What follows the last dot says what it means. A negative amount becomes "", and an
 * unclear one: rather none than a thousandth of it.
 */
function withDecimalComma(given: string): string {
  const text = englishAmount.test(given) ? given.replaceAll(",", "") : given;
  if (unclearAmount.test(text) || unmoney(text) < 0) return "";
  const lastDot = isDecimal(text) ? text.lastIndexOf(".") : text.length;
  const whole = text.slice(0, lastDot).replaceAll(".", "");
  const cents = text.slice(lastDot + 1);
  // The mask has no room for more than two decimals: where it is not asked, nothing is to be
  // rounded.
  return (lastDot < text.length ? `${whole},${cents}` : whole).replace(/(,\d\d)\d+/, "$1");
}

/**
 * Whether the last dot of an amount is a decimal one. Dots that separate thousands do not change
 * the amount.
 */
function isDecimal(text: string): boolean {
  if (decimalDot.test(text)) return true;
  const amount = unmoney(text);
  // No thousands follow a leading zero.
  return amount === 0
    ? text.includes(".")
    : amount > 0 && amount !== unmoney(text.replaceAll(".", ""));
}

/**
 * "12/2030" → "12/30", "1/30" → "01/30". Without this the mask would take "20" of "2030" for the
 * year.
 */
function withShortYear(text: string): string {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.-]\s*(?:\d{2})?(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? `${month.padStart(2, "0")}/${year}` : text;
}
