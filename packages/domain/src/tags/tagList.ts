/**
 * Matches the separators of tags: commas, and in pasted lists line breaks and the tabs between
 * table cells.
 */
const separators = /[,\n\r\t]/;

/** Whether the text contains a separator, so that the tag before it is complete. */
export function hasSeparator(text: string): boolean {
  return separators.test(text);
}

/** The tags in a text, with blanks trimmed and collapsed; empty ones are left out. */
export function splitTags(text: string): string[] {
  return text
    .split(separators)
    .map((tag) => tag.trim().replace(/\s+/g, " "))
    .filter((tag) => tag !== "");
}

/** The tags of a comma list, without later duplicates. */
export function readTags(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const tag of splitTags(text)) if (!byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  return [...byKey.values()];
}

/** The comma list of the tags: "vintage, pouco uso". */
export function writeTags(tags: readonly string[]): string {
  return tags.join(", ");
}

/** A key that is equal for tags that differ only in case and accents: "Algodão" and "algodao". */
export function tagKey(tag: string): string {
  return tag.toLocaleLowerCase("pt-BR").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether the list has the tag, ignoring case and accents. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => tagKey(other) === tagKey(tag));
}
