import type { Draft } from "./Draft";
import type { Span } from "./openCode";
import { nameSpanOf, type WrittenAttribute, type WrittenTag } from "./WrittenTag";

/** The word at the cursor; its span may still be empty. */
export type Place = Span &
  (
    | { readonly kind: "tag"; readonly tag: WrittenTag | undefined }
    | { readonly kind: "attribute"; readonly tag: WrittenTag; readonly hasValue: boolean }
    | { readonly kind: "value"; readonly tag: WrittenTag; readonly attribute: WrittenAttribute }
    /** In Django's `{%`, before or after `yy`, where no name of a widget is yet. */
    | { readonly kind: "djangoTag" }
  );

/** The place in a tag; undefined in the page's text, in code and in comments. */
export function placeAt(draft: Draft, offset: number): Place | undefined {
  const { source, tags, language } = draft;
  if (language === "html") {
    const begun = /\{%[ \t]*(y?y?)$/.exec(source.slice(Math.max(0, offset - 20), offset));
    if (begun) return { kind: "djangoTag", start: offset - (begun[1] ?? "").length, end: offset };
  }
  const django = tags.find((tag) => tag.syntax === "django" && isInside(tag, offset));
  if (django) return placeIn(django, draft, offset);
  if (draft.isCode(offset)) return undefined;
  const tag = tags.find((tag) => tag.syntax === "html" && isInside(tag, offset));
  if (tag) return placeIn(tag, draft, offset);
  return source[offset - 1] === "<"
    ? { kind: "tag", tag: undefined, start: offset, end: offset }
    : undefined;
}

const isInside = ({ start, end, isEnded }: WrittenTag, offset: number) =>
  start < offset && (isEnded ? offset < end : offset <= end);

function placeIn(tag: WrittenTag, { source }: Draft, offset: number): Place | undefined {
  const isNameable = tag.syntax === "html" || isQuoted(tag, source);
  if (isNameable && isTouching(tag.nameSpan, offset)) return { kind: "tag", tag, ...tag.nameSpan };
  const isNameless = !isNameable && tag.nameSpan.start === tag.nameSpan.end;
  if (isNameless && !tag.isClosing && offset <= (tag.attributes[0]?.start ?? offset))
    return { kind: "djangoTag", start: offset, end: offset };
  if (offset <= tag.nameSpan.end) return undefined;
  if (tag.isClosing) return undefined;
  for (const attribute of tag.attributes) {
    const { value } = attribute;
    const name = nameSpanOf(attribute);
    if (isTouching(name, offset))
      return { kind: "attribute", tag, hasValue: value !== undefined, ...name };
    if (value && isTouching(value, offset))
      return { kind: "value", tag, attribute, start: value.start, end: value.end };
  }
  return /\s/.test(source[offset - 1] ?? "")
    ? { kind: "attribute", tag, hasValue: false, start: offset, end: offset }
    : undefined;
}

const isTouching = ({ start, end }: Span, offset: number) => start <= offset && offset <= end;

const isQuoted = ({ nameSpan }: WrittenTag, source: string) =>
  /["']/.test(source[nameSpan.start - 1] ?? "");

/** Opening tags that are not closed before an offset, the innermost first. */
export function tagsAround({ tags }: Draft, offset: number): WrittenTag[] {
  const open: WrittenTag[] = [];
  for (const tag of tags) {
    if (tag.end > offset || tag.start >= offset) continue;
    if (!tag.isClosing && !tag.isSelfClosed && !voidTags.test(tag.name)) open.push(tag);
    if (!tag.isClosing) continue;
    const last = open.findLastIndex(
      ({ syntax, name }) =>
        syntax === tag.syntax &&
        (syntax === "django" || name.toLowerCase() === tag.name.toLowerCase()),
    );
    if (last >= 0) open.length = last;
  }
  return open.reverse();
}

const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
