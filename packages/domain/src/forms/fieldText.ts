import { withoutInvisible } from "../text/invisible";
import { isEqualsTo } from "./comparison";
import { type MaskName, masks, rawValue } from "./masks";
import { nationalPhone } from "./phone";

/** What stands in a field, and the mask that formats it. */
export interface FieldText {
  /** As the field shows it. */
  readonly value: string;
  readonly mask?: MaskName | undefined;
}

/** The text as the field shows it, without invisible characters. */
export function shownText({ value }: FieldText): string {
  return withoutInvisible(value);
}

/**
 * What rules and constraints read, since their authors do not count the mask's own characters: the
 * raw value of a masked field. A text that the mask cannot have written, as while its code has not
 * come, is read as it is.
 */
export function rawText(text: FieldText): string {
  const shown = shownText(text);
  const { mask } = text;
  if (mask === undefined) return shown;
  if (mask === "money") return rawValue(mask, shown) || shown;
  const written = mask === "phone" ? nationalPhone(shown) : shown;
  return /^[\d\s()./-]*$/.test(written) ? written.replace(/\D/g, "") : shown;
}

/** The digits of an amount, with its cents; else the raw value. */
export function digitsText(text: FieldText): string {
  return text.mask === "money" ? rawText(text).replace(".", "") : rawText(text);
}

/**
 * A phone without its area code, where there is a mask that asks for one: no area has one that
 * begins with a zero.
 */
export function localPhone(text: FieldText): string {
  return text.mask === "phone" ? rawText(text).replace(/^[1-9]\d/, "") : rawText(text);
}

/**
 * The text whose length is to be compared with this one: the raw value, but of a length that no raw
 * value of the mask has (`exactLength:9` of a zipcode, `minLength:14` of a CPF) the shown one is
 * meant.
 */
export function countedText(text: FieldText, length: number): string {
  return isRawLength(text.mask, length) ? rawText(text) : shownText(text);
}

/** Whether a raw value of the mask can be as long as this. */
export function isRawLength(mask: MaskName | undefined, length: number): boolean {
  if (mask === undefined || mask === "money") return true;
  return length <= masks[mask].pattern.replace(/[^0]/g, "").length;
}

/**
 * Whether two fields say the same, letter case and blanks included: of a masked one its raw value
 * may be the same.
 */
export function areEqual(one: FieldText, other: FieldText): boolean {
  if (isEqualsTo(one.value, other.value)) return true;
  const isMasked = (one.mask ?? other.mask) !== undefined;
  return isMasked && isEqualsTo(rawText(one), rawText(other));
}
