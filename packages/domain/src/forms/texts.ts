import { countGraphemes, words } from "../text/segments";

/** Whether the text has a character that is not a blank. */
export function isNonEmpty(text: string): boolean {
  return text.trim() !== "";
}

/** Whether an option with a value is chosen. The option with an empty value is the placeholder. */
export function isSelected(value: string): boolean {
  return isNonEmpty(value);
}

/**
 * Whether a checkbox or radio is checked.
 * @param value the value that would be sent; read only when `checked` is undefined
 * @param checked the number of checked boxes that share the name
 */
export function isChecked(value: string, checked?: number): boolean {
  return checked === undefined ? isNonEmpty(value) : checked > 0;
}

/**
 * Lengths are counted in characters as a reader sees them: an emoji is one. Counting stops once the
 * result is certain.
 */
export function minLength(text: string, minimum: number): boolean {
  return countGraphemes(text, minimum) >= minimum;
}

export function maxLength(text: string, maximum: number): boolean {
  return countGraphemes(text, maximum + 1) <= maximum;
}

export function exactLength(text: string, length: number): boolean {
  return countGraphemes(text, length + 1) === length;
}

export function minWords(text: string, minimum: number): boolean {
  return words(text).length >= minimum;
}

/** The items between commas, without surrounding blanks; an empty item is kept as "". */
export function commaItems(text: string): string[] {
  return text.split(",").map((item) => item.trim());
}

/** Whether no item between the commas is empty. */
export function isCommaSeparatedList(text: string): boolean {
  return commaItems(text).every((item) => item !== "");
}

/** Whether the comma list has at least `minimum` items that are not empty. */
export function minItems(text: string, minimum: number): boolean {
  return commaItems(text).filter((item) => item !== "").length >= minimum;
}

/** Whether the text has at least two words. */
export function isFullName(text: string): boolean {
  return words(text).length >= 2;
}

export function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

/** Whether the text is `#` and 3 or 6 hexadecimal digits. */
export function isValidColor(text: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim());
}
