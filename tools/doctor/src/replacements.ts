import type { Finding, Replacement } from "./finding";
import type { PageElement } from "./page";

type Mended = Pick<Finding, "replacements">;

/**
 * Renames an element in both its tags; empty when its closing tag is unknown, because that may be
 * in another file.
 */
export function renamedTag({ tag, place, end, isSelfClosed }: PageElement, name: string): Mended {
  if (end === undefined) return {};
  const opening: Replacement = { place, written: `<${tag}`, text: `<${name}` };
  if (isSelfClosed) return { replacements: [opening] };
  return { replacements: [opening, { place: end, written: `</${tag}`, text: `</${name}` }] };
}

/** Replaces `/>` by a closing tag. */
export function closedTag({ tag, end }: PageElement): Mended {
  return end === undefined
    ? {}
    : { replacements: [{ place: end, written: "/>", text: `></${tag}>` }] };
}
