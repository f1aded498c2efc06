import type { Finding, Replacement } from "./finding";
import type { PageElement } from "./page";

type Mended = Pick<Finding, "replacements">;

/**
 * Another name for an element in both its tags; nothing when its closing tag is not known: it may
 * be elsewhere.
 */
export function renamedTag({ tag, place, end, isSelfClosed }: PageElement, name: string): Mended {
  if (end === undefined) return {};
  const opening: Replacement = { place, written: `<${tag}`, text: `<${name}` };
  if (isSelfClosed) return { replacements: [opening] };
  return { replacements: [opening, { place: end, written: `</${tag}`, text: `</${name}` }] };
}

/** A closing tag in the place of `/>`. */
export function closedTag({ tag, end }: PageElement): Mended {
  return end === undefined
    ? {}
    : { replacements: [{ place: end, written: "/>", text: `></${tag}>` }] };
}
