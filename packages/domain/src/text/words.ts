/** The words of a text, without the blanks around them. */
export function words(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}
