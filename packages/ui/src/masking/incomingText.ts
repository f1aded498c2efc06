import { unmoney } from "@yy/domain/format/unmoney";
import type { MaskName } from "@yy/domain/forms/masks";
import { withoutCountryCode } from "@yy/domain/forms/phone";

/**
 * Prepares a whole text (pasted, autofilled, or set by the page or the server) for the mask: a phone without +55, an
 * amount with a decimal comma, an expiry date with a year of two digits.
 */
export function incomingText(mask: MaskName, text: string): string {
  if (mask === "phone") return withoutCountryCode(text);
  if (mask === "money") return withDecimalComma(text);
  if (mask === "card-expiry") return withShortYear(text);
  return text;
}

/** "1234.56" → "1234,56", "R$ 1.234,56" → "R$ 1234,56"; a negative amount becomes "". */
function withDecimalComma(text: string): string {
  const withoutDots = text.replaceAll(".", "");
  const amount = unmoney(text);
  if (amount < 0) return "";
  // Dots that separate thousands do not change the amount, and never follow a leading zero.
  const dotIsDecimal = amount === 0 || (amount > 0 && amount !== unmoney(withoutDots));
  return dotIsDecimal ? text.replace(".", ",") : withoutDots;
}

/** "12/2030" → "12/30", "1/30" → "01/30". Without this the mask would take "20" of "2030" for the year. */
function withShortYear(text: string): string {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.-]\s*(?:\d{2})?(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? `${month.padStart(2, "0")}/${year}` : text;
}
