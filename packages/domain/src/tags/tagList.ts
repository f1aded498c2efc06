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

/** Limits of a tag list. */
export interface TagLimits {
  /** The maximum number of tags. */
  readonly max?: number | undefined;
  /** The maximum length of the comma list, counted as `maxlength` does. */
  readonly maxLength?: number | undefined;
}

/** The result of adding a text to a list. */
export interface AddedTags {
  /** The new list. */
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** The tags of the text that the list already had. */
  readonly repeated: readonly string[];
  /** The tags that did not fit, as a comma list. */
  readonly rest: string;
  /** The limit that `rest` would exceed. */
  readonly limit: keyof TagLimits | undefined;
}

/**
 * Adds the tags of a text, which may be a comma list, to the end of a list: in their order, without
 * duplicates, and as many as fit. A list that already exceeds a limit keeps its tags.
 */
export function addTags(
  list: readonly string[],
  text: string,
  { max = Number.POSITIVE_INFINITY, maxLength = Number.POSITIVE_INFINITY }: TagLimits = {},
): AddedTags {
  const tags = [...list];
  const added: string[] = [];
  const repeated: string[] = [];
  const rest: string[] = [];
  let limit: keyof TagLimits | undefined;
  for (const tag of splitTags(text)) {
    if (hasTag(tags, tag)) {
      repeated.push(tag);
      continue;
    }
    if (!limit && tags.length >= max) limit = "max";
    if (!limit && writeTags([...tags, tag]).length > maxLength) limit = "maxLength";
    if (limit) {
      rest.push(tag);
      continue;
    }
    tags.push(tag);
    added.push(tag);
  }
  return { tags, added, repeated, rest: writeTags(rest), limit };
}

/**
 * The server's tags, with what the visitor added and removed while they were loading.
 * @param before the visitor's list when the request began
 * @param now the visitor's list when the answer arrived
 */
export function mergeTags(
  server: readonly string[],
  before: readonly string[],
  now: readonly string[],
): string[] {
  const kept = server.filter((tag) => !hasTag(before, tag) || hasTag(now, tag));
  const added = now.filter((tag) => !hasTag(before, tag) && !hasTag(kept, tag));
  return [...kept, ...added];
}
