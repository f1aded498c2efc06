import type { AddedTags, TagLimits } from "@yy/domain/tags/tagList";
import { writeTags } from "@yy/domain/tags/tagList";
import type { PropsOf } from "@yy/element";
import type { schema } from "../schema";

/** A message about what the visitor has just done. */
export interface TagNotice {
  readonly text: string;
  /** Whether it is visible, and not only announced, because a tag was not added. */
  readonly isShown: boolean;
  /** Tags that were in the list already. */
  readonly repeated: readonly string[];
}

export const noNotice: TagNotice = { text: "", isShown: false, repeated: [] };

type Texts = Pick<
  PropsOf<typeof schema>,
  "addedText" | "removedText" | "repeatedText" | "maxText" | "lengthText"
>;

export function noticeOfAdded(
  { added, repeated, limit }: AddedTags,
  limits: TagLimits,
  texts: Texts,
): TagNotice {
  const sentences = [
    added.length > 0 && withTags(texts.addedText, added),
    repeated.length > 0 && withTags(texts.repeatedText, repeated),
    limit && (limit === "max" ? texts.maxText : texts.lengthText),
  ];
  const text = sentences
    .filter(Boolean)
    .join(" ")
    .replaceAll("{max}", limit ? String(limits[limit]) : "{max}");
  return { text, isShown: repeated.length > 0 || limit !== undefined, repeated };
}

export function noticeOfRemoved(tag: string, { removedText }: Texts): TagNotice {
  return { ...noNotice, text: withTags(removedText, [tag]) };
}

function withTags(text: string, tags: readonly string[]): string {
  return text.replaceAll("{tags}", () => writeTags(tags));
}
