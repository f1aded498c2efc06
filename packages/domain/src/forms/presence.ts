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
