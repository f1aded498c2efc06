/** The words of a text, split at blanks. */
export function words(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}
