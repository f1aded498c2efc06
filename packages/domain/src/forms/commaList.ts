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
