/**
 * Matches the first digits of brands whose numbers may have 19 digits: Visa, Diners, Discover and
 * JCB.
 */
const longBrands = /^(?:4|30[0-5]|3[689]|6011|64[4-9]|65|2131|1800|35(?:2[89]|[3-8]))/;

/**
 * The mask for a card's number, in IMask's notation: 16 digits, or 19 for a longer number of a
 * brand that has those.
 */
export function cardNumberPattern(text: string): string {
  const digits = text.replace(/\D/g, "");
  return digits.length > 16 && longBrands.test(digits) ? long : short;
}

const short = "0000 0000 0000 0000";
const long = `${short} 000`;

export const cardNumberPatterns = [short, long] as const;
