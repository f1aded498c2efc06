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

/** Code that may follow what is typed: the rest of a tag, a closing quotation mark, another tag. */
const afterOpenCode = /<\/?[a-z!]|["'](?=[\s>/])|>\s*$|[\r\n]|<%|\{[{%!]/gim;

/**
 * Code that is begun and not ended yet, `<%= user.na`: its opening stands before another one, or
 * nothing closes it. It ends with its line, or where the markup goes on.
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
