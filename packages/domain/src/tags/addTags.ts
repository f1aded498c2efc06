import { hasTag, splitTags, writeTags } from "./tagList";

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
