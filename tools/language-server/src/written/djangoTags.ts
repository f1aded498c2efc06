import type { Span } from "./openCode";
import type { WrittenAttribute, WrittenTag } from "./WrittenTag";

const opening = /^\{%[ \t]*(yy|endyy)(?![\w-])/;

/**
 * The `{% yy "icon" name="heart" %}` or `{% endyy %}` in a piece of code; undefined when it is
 * something else.
 */
export function djangoTag(source: string, { start, end }: Span): WrittenTag | undefined {
  const text = source.slice(start, end);
  const [beginning, word] = opening.exec(text) ?? [];
  if (beginning === undefined) return undefined;
  const isEnded = text.endsWith("%}");
  const inside = text.slice(beginning.length, isEnded ? -"%}".length : undefined);
  return {
    syntax: "django",
    start,
    end,
    isClosing: word === "endyy",
    isEnded,
    isSelfClosed: false,
    hasCode: false,
    ...argumentsOf(inside, start + beginning.length),
  };
}

const argument = /([A-Za-z_][\w-]*)=((?:"[^"]*"?|'[^']*'?|[^\s"'])*)|"[^"]*"?|'[^']*'?|[^\s"']+/g;

/** The name is empty when it is missing, or a variable. */
function argumentsOf(inside: string, at: number) {
  const attributes: WrittenAttribute[] = [];
  let name = "";
  let nameSpan: Span = { start: at, end: at };
  let isFirst = true;
  for (const { 0: written, 1: key, 2: value = "", index } of inside.matchAll(argument)) {
    const start = at + index;
    if (key !== undefined) attributes.push(keywordOf(key, value, start));
    else if (isFirst) {
      const { text, quote } = literal(written);
      const from = start + quote.length;
      if (quote !== "")
        [name, nameSpan] = [text ?? "", { start: from, end: from + (text ?? "").length }];
      else nameSpan = { start, end: start + written.length };
    }
    isFirst = false;
  }
  return { name, nameSpan, attributes };
}

function keywordOf(name: string, written: string, start: number): WrittenAttribute {
  const { text, quote } = literal(written);
  const from = start + name.length + 1 + quote.length;
  const length = quote === "" || text === undefined ? written.length - quote.length : text.length;
  return { name, start, value: { start: from, end: from + length, text, quote } };
}

/** The text of a quoted value, a number or a constant; undefined for a variable. */
function literal(written: string): { text: string | undefined; quote: string } {
  const [, quote = "", quoted] = /^(["'])([^"']*)\1?$/.exec(written) ?? [];
  if (quoted !== undefined) return { text: quoted, quote };
  const first = /^["']/.exec(written)?.[0] ?? "";
  if (/^-?\d+(?:\.\d+)?$/.test(written)) return { text: written, quote: "" };
  const constant = { True: "true", False: "false" }[written];
  return { text: constant, quote: first };
}
