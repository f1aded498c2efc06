import type { WrittenAttribute, WrittenTag, WrittenValue } from "./WrittenTag";

/** Replaces each character of code that writes text, so that everything else keeps its offset. */
export const output = "\uE000";
/** Replaces code that writes nothing itself: between attributes it counts as a blank. */
export const silence = "\uE001";

const beginning = /<!--|<(\/?)([a-z][^\s<>/="']*)/gi;
const rawText = /^(?:script|style|textarea|title)$/i;

/**
 * The tags in HTML whose code is replaced, also when some are half typed; without those in comments
 * and scripts.
 */
export function* htmlTags(text: string): Generator<WrittenTag> {
  const opening = new RegExp(beginning);
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const [written, slash = "", name] = match;
    if (name === undefined) {
      opening.lastIndex = afterNext(text, "-->", match.index);
      continue;
    }
    const nameStart = match.index + written.length - name.length;
    const tag = readTag(text, match.index, { name, nameStart, isClosing: slash !== "" });
    yield tag;
    opening.lastIndex = tag.end;
    if (!rawText.test(name) || tag.isClosing || !tag.isEnded) continue;
    const end = new RegExp(`</${name}`, "gi");
    end.lastIndex = tag.end;
    opening.lastIndex = end.exec(text)?.index ?? text.length;
  }
}

function afterNext(text: string, word: string, from: number): number {
  const at = text.indexOf(word, from);
  return at < 0 ? text.length : at + word.length;
}

interface Beginning {
  readonly name: string;
  readonly nameStart: number;
  readonly isClosing: boolean;
}

function readTag(text: string, start: number, { name, nameStart, isClosing }: Beginning) {
  const attributes: WrittenAttribute[] = [];
  let hasCode = false;
  let at = nameStart + name.length;
  const tagUntil = (end: number, more: Partial<WrittenTag> = {}): WrittenTag => ({
    syntax: "html",
    start,
    end,
    isClosing,
    isEnded: false,
    isSelfClosed: false,
    name,
    nameSpan: { start: nameStart, end: nameStart + name.length },
    attributes,
    hasCode,
    ...more,
  });
  while (at < text.length) {
    const character = text[at] ?? "";
    if (character === ">")
      return tagUntil(at + 1, { isEnded: true, isSelfClosed: text[at - 1] === "/" });
    if (character === "<") return tagUntil(at);
    const attribute = readAttribute(text, at);
    if (!attribute) {
      at += 1;
      continue;
    }
    at = attribute.end;
    const { written } = attribute;
    if (written.name.includes(output)) hasCode = true;
    else attributes.push(written);
    if (attribute.isOpen) return tagUntil(at, { openAttribute: written });
  }
  return tagUntil(text.length);
}

const attributeName = /[^\s"'<>/=\uE001]+/y;
const equals = /\s*=[ \t]*/y;
const bare = /[^\s"'<>]*/y;
const quoted = /[^\r\n<>]*/y;

function readAttribute(text: string, at: number) {
  const name = matchAt(attributeName, text, at);
  if (name === undefined) return undefined;
  const written: WrittenAttribute = { name, start: at };
  const between = matchAt(equals, text, at + name.length);
  if (between === undefined) return { written, end: at + name.length, isOpen: false };
  const from = at + name.length + between.length;
  const quote = text[from] === '"' || text[from] === "'" ? text[from] : "";
  if (quote === "") {
    const end = from + (matchAt(bare, text, from) ?? "").length;
    return {
      written: { ...written, value: writtenValue(text, from, end, "") },
      end,
      isOpen: false,
    };
  }
  const closed = endOfQuote(text, from + 1, quote);
  const end = closed ?? endOfOpenQuote(text, from + 1);
  const value = writtenValue(text, from + 1, end, quote);
  return {
    written: { ...written, value },
    end: closed === undefined ? end : end + 1,
    isOpen: closed === undefined,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function writtenValue(text: string, start: number, end: number, quote: string): WrittenValue {
  const written = text.slice(start, end);
  return { start, end, quote, text: /[\uE000\uE001]/.test(written) ? undefined : written };
}

/**
 * End of the value; undefined when its quotation mark is not closed, and the next one begins
 * another value.
 */
function endOfQuote(text: string, from: number, quote: string): number | undefined {
  const end = text.indexOf(quote, from);
  if (end < 0) return undefined;
  const isOfAnother =
    /[\r\n][\s\S]*<[a-z/!]|<\/?[a-z][^>]*=$/i.test(text.slice(from, end)) &&
    !/[\s/>]/.test(text[end + 1] ?? ">");
  return isOfAnother ? undefined : end;
}

/** The end of the line, or the place where markup goes on. */
function endOfOpenQuote(text: string, from: number): number {
  return from + (matchAt(quoted, text, from) ?? "").length;
}
