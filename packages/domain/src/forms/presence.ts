/** Whether something other than blanks is typed or chosen. */
export function isNonEmpty(text: string): boolean {
  return text.trim() !== "";
}

/** Whether an option with a value is chosen; one with an empty value is the placeholder. */
export function isSelected(value: string): boolean {
  return isNonEmpty(value);
}

/**
 * Whether a checkbox or radio is checked.
 * @param value the value that would be sent; used only without `checked`
 * @param checked number of checked ones of the name
 */
export function isChecked(value: string, checked?: number): boolean {
  return checked === undefined ? isNonEmpty(value) : checked > 0;
}
