import { cachedIndexOf } from "@yy/doctor/templates/cachedIndexOf";

/** A piece of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const closings: Readonly<Record<string, string>> = {
  "<%": "%>",
  "{{--": "--}}",
  "{!!": "!!}",
  "{{": "}}",
  "{%": "%}",
};

/**
 * Text that ends code that is half typed: the rest of a tag, a closing quotation mark, another tag.
 */
const afterOpenCode = /<\/?[a-z!]|["'](?=[\s>/])|>\s*$|[\r\n]|<%|\{[{%!]/gim;

/**
 * Finds code whose end is not typed yet, `<%= user.na`: another opening follows, or there is no
 * closing delimiter. Such code ends with its line, or where the markup goes on.
 */
export function openCode(source: string): Span[] {
  const found: Span[] = [];
  const opening = /<%|\{\{--|\{!!|\{\{|\{%/g;
  const nextOf = cachedIndexOf(source);
  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    const [written] = match;
    const closing = closings[written] ?? "";
    const inside = match.index + written.length;
    const end = nextOf(closing, inside);
    if (end < Infinity && (written === "{{--" || end < nextOf(written, inside))) {
      opening.lastIndex = end + closing.length;
      continue;
    }
    afterOpenCode.lastIndex = inside;
    const stop = afterOpenCode.exec(source)?.index ?? source.length;
    found.push({ start: match.index, end: stop });
    opening.lastIndex = stop;
  }
  return found;
}
