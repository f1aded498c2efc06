/**
 * The two rules for a lookup (behaviour 12.7): `field` is for `yy-zipcode-autofill`, `form` for the
 * product's form.
 */
export type LookupRule = "field" | "form";

const zipcodeLength = 8;
const minFormLength = 4;

/**
 * Whether to look up a cleaned zipcode: it differs from the last one and has exactly 8 characters
 * (`field`) or at least 4 (`form`).
 *
 * @param last - the cleaned value of the previous lookup, or of the field when it was last left;
 * undefined at first
 */
export function shouldLookUp(rule: LookupRule, cleaned: string, last: string | undefined): boolean {
  if (cleaned === last) return false;
  return rule === "field" ? cleaned.length === zipcodeLength : cleaned.length >= minFormLength;
}
