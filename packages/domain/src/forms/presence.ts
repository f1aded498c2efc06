/** Whether something other than blanks is typed or chosen. */
export function isNonEmpty(text: string): boolean {
  return text.trim() !== "";
}

/** Whether an option with a value is chosen; one with an empty value is the placeholder. */
export function isSelected(value: string): boolean {
  return isNonEmpty(value);
}

/** Whether a box or radio is checked: by how many are, where that is known, otherwise by the value that would be sent. */
export function isChecked(value: string, checked?: number): boolean {
  return checked === undefined ? isNonEmpty(value) : checked > 0;
}
