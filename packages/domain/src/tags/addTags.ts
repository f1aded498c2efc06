import { hasTag, splitTags, writeTags } from "./tagList";

/** Limits of a tag list. */
export interface TagLimits {
  /** Number of tags. */
  readonly max?: number | undefined;
  /** Characters of the comma list, as `maxlength` counts them. */
  readonly maxLength?: number | undefined;
}

/** The result of adding a text to a list. */
export interface AddedTags {
  /** The new list. */
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** Tags of the text that the list had already. */
  readonly repeated: readonly string[];
  /** The tags that did not fit, as a comma list. */
  readonly rest: string;
  /** The limit that `rest` would exceed. */
  readonly limit: keyof TagLimits | undefined;
}

/**
 * Adds the tags of a text, which may be a list, to the end of a list: in their order, none twice,
 * as many as there is room for. A list that is over a limit already keeps what it has.
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
