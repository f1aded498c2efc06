import { withoutInvisible } from "../text/invisible";
import { type MaskName, masks, rawValue } from "./masks";
import { nationalPhone } from "./phone";

/** The text of a field, and the mask that formats it. */
export interface FieldText {
  /** The text as the field shows it. */
  readonly value: string;
  readonly mask?: MaskName | undefined;
}

/**
 * A field's value in the notation of a visitor, which rules read: browsers have dates and numbers
 * of typed inputs in one of their own.
 *
 * @param type of the input
 */
export function writtenText(type: string, value: string): string {
  if (type === "number" || type === "range") return value.replace(".", ",");
  if (type !== "date" && type !== "datetime-local") return value;
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d).*)?$/.exec(value) ?? [];
  if (!year) return value;
  return `${day}/${month}/${year}${time ? ` ${time}` : ""}`;
}

/** The text as the field shows it, without invisible characters. */
export function shownText({ value }: FieldText): string {
  return withoutInvisible(value);
}

/**
 * The text for rules and constraints: the raw value of a masked field, because authors of rules do
 * not count the mask's own characters. A text that the mask cannot have formatted, for example
 * because its code is not loaded yet, is returned as it is.
 */
export function rawText(text: FieldText): string {
  const shown = shownText(text);
  const { mask } = text;
  if (mask === undefined) return shown;
  if (mask === "money") return rawValue(mask, shown) || shown;
  const written = mask === "phone" ? nationalPhone(shown) : shown;
  return /^[\d\s()./-]*$/.test(written) ? written.replace(/\D/g, "") : shown;
}

/** The digits of an amount, cents included; for other masks, the raw value. */
export function digitsText(text: FieldText): string {
  return text.mask === "money" ? rawText(text).replace(".", "") : rawText(text);
}

/**
 * A phone number without its area code, if the field has the mask that asks for one. No area code
 * begins with a zero.
 */
export function localPhone(text: FieldText): string {
  return text.mask === "phone" ? rawText(text).replace(/^[1-9]\d/, "") : rawText(text);
}

/**
 * The text to compare with this least or exact length. It is the raw value, unless no raw value of
 * the mask is that long: then the rule's author counted the shown text, as in `exactLength:9` for a
 * zipcode or `minLength:14` for a CPF.
 */
export function countedText(text: FieldText, length: number): string {
  return isRawLength(text.mask, length) ? rawText(text) : shownText(text);
}

/** Whether a raw value of the mask can have this length. */
export function isRawLength(mask: MaskName | undefined, length: number): boolean {
  if (mask === undefined || mask === "money") return true;
  return length <= masks[mask].pattern.replace(/[^0]/g, "").length;
}

/**
 * Whether two fields have the same text, letter case and blanks included. For masked fields it is
 * enough that the raw values are equal.
 */
export function areEqual(one: FieldText, other: FieldText): boolean {
  if (isEqualsTo(one.value, other.value)) return true;
  const isMasked = (one.mask ?? other.mask) !== undefined;
  return isMasked && isEqualsTo(rawText(one), rawText(other));
}

/** Whether two values are identical, letter case and blanks included. */
export function isEqualsTo(value: string, other: string): boolean {
  return value === other;
}
