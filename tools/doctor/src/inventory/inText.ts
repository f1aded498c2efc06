import jsTokens from "js-tokens";
import type { TemplateCode } from "../templates/templateCode";
import type { Form, Kind } from "./Occurrence";
import { tagOf, type Vocabulary } from "./vocabulary";

/** A name in a text, by its offset in UTF-16 units. */
export interface Mention {
  readonly kind: Kind;
  readonly name: string;
  readonly form: Form;
  readonly offset: number;
}

/** A piece of a text, in UTF-16 units. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const blank = (text: string) => text.replace(/[^\r\n]/g, " ");

/** Events, tokens and selectors in a script; none in its comments. */
export function* inScript(script: string, vocabulary: Vocabulary): Generator<Mention> {
  yield* namesIn(withoutComments(script), "script", vocabulary);
}

/** Tokens, selectors and parts in a style sheet; none in its comments. */
export function* inStyle(style: string, vocabulary: Vocabulary): Generator<Mention> {
  yield* namesIn(style.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, blank), "style", vocabulary);
}

/**
 * The names in a template that are not tags, attributes or parts of elements: those in scripts,
 * styles and values of attributes, and the helpers of PHP, Blade and Django.
 */
export function* inTemplate(
  source: string,
  code: readonly TemplateCode[],
  vocabulary: Vocabulary,
): Generator<Mention> {
  for (const { start, end, effect } of code) {
    const text = source.slice(start, end);
    if (effect === "erb" || /^(?:\{\{--|\{#|\{%[-+]?\s*comment\b)/.test(text)) continue;
    yield* at(start, [...namesIn(text, "code", vocabulary), ...callsIn(text, vocabulary)]);
  }
  const markup = masked(source, code);
  for (const { index } of markup.matchAll(/(?<![\w@])@yyHead\b/g))
    yield { kind: "helper", name: "@yyHead", form: "helper", offset: index };
  for (const { form, start, end } of sectionsOf(markup)) {
    const text = markup.slice(start, end);
    const mentions = form === "script" ? inScript : form === "style" ? inStyle : inAttributes;
    yield* at(start, mentions(text, vocabulary));
  }
}

function* at(start: number, mentions: Iterable<Mention>): Generator<Mention> {
  for (const mention of mentions) yield { ...mention, offset: start + mention.offset };
}

/** The source without its code, of the same length. */
export function masked(source: string, code: readonly TemplateCode[]): string {
  const pieces: string[] = [];
  let kept = 0;
  for (const { start, end } of code) {
    pieces.push(source.slice(kept, start), blank(source.slice(start, end)));
    kept = end;
  }
  return [...pieces, source.slice(kept)].join("");
}

interface Section extends Span {
  readonly form: "script" | "style" | "markup";
}

const beginning = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s<>/="']*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;

/** The scripts, the style sheets, and the attributes of every tag. */
function* sectionsOf(markup: string): Generator<Section> {
  const opening = new RegExp(beginning);
  for (let match = opening.exec(markup); match; match = opening.exec(markup)) {
    const [, tag, attributes = ""] = match;
    if (tag === undefined) continue;
    const inside = opening.lastIndex;
    const start = inside - 1 - attributes.length;
    yield { form: "markup", start, end: inside - 1 };
    const form = tag.toLowerCase();
    if (form !== "script" && form !== "style") continue;
    const closing = new RegExp(`</${form}`, "gi");
    closing.lastIndex = inside;
    const end = closing.exec(markup)?.index ?? markup.length;
    yield { form, start: inside, end };
    opening.lastIndex = end;
  }
}

const event = /(?<![\w:-])yy:[a-z]+(?:-[a-z0-9]+)*/g;
const token = /(?<![\w-])--yy-[a-z0-9]+(?:-[a-z0-9]+)*/g;
const selector =
  /(?<![\w.#-])(yy-[a-z0-9-]+)((?:\[[^\]\n]{0,200}\]|::?[a-z-]+(?:\([^()\n]{0,200}\))?|[.#][\w-]+)*)/g;

function* inAttributes(text: string, vocabulary: Vocabulary): Generator<Mention> {
  yield* eventsAndTokens(text, "markup", vocabulary);
}

/** Events and tokens in a text that is no comment. */
export function* eventsAndTokens(
  text: string,
  form: Form,
  { hasEvent }: Vocabulary,
): Generator<Mention> {
  for (const { 0: name, index } of text.matchAll(event))
    if (hasEvent(name)) yield { kind: "event", name, form, offset: index };
  for (const { 0: name, index } of text.matchAll(token))
    yield { kind: "token", name, form, offset: index };
}

function* namesIn(text: string, form: Form, vocabulary: Vocabulary): Generator<Mention> {
  yield* eventsAndTokens(text, form, vocabulary);
  if (form === "code") return;
  for (const { index, 1: tag = "", 2: rest = "" } of text.matchAll(selector)) {
    if (!vocabulary.hasTag(tag)) continue;
    yield { kind: "tag", name: tag, form, offset: index };
    const behind = index + tag.length;
    for (const { 1: attribute = "", index } of rest.matchAll(/\[\s*([\w-]+)/g))
      if (vocabulary.hasAttribute(tag, attribute))
        yield { kind: "attribute", name: `${tag} ${attribute}`, form, offset: behind + index };
    for (const { 1: parts = "", index } of rest.matchAll(/::part\(([^)]*)\)/g))
      for (const part of parts.trim().split(/\s+/))
        yield { kind: "part", name: `${tag} ${part}`, form, offset: behind + index };
  }
}

function withoutComments(script: string): string {
  let text = "";
  for (const { type, value } of jsTokens(script, { jsx: true }))
    text += /Comment$/.test(type) ? blank(value) : value;
  return text;
}

const djangoCall = /^\{%[-+]?\s*(yy_head|yy)(?![\w-])\s*(?:(["'])([\w-]+)\2)?/;
const phpCall = /(?<![\w$>:\\])yy\(\s*(["'])([\w-]+)\1\s*(?:,\s*(?:\[|array\())?/g;

/** Calls of Django's `{% yy %}`, and of the function `yy()` of the guide for PHP. */
function* callsIn(code: string, vocabulary: Vocabulary): Generator<Mention> {
  const [call, django, , widget] = djangoCall.exec(code) ?? [];
  if (call !== undefined && django === "yy_head")
    yield { kind: "helper", name: "{% yy_head %}", form: "helper", offset: 0 };
  else if (call !== undefined && widget !== undefined) {
    const name = `{% yy "${widget.replaceAll("_", "-").replace(/^yy-/, "")}" %}`;
    const given = withoutTexts(code).slice(call.length);
    const names = [...given.matchAll(/(?<=\s)(\w+)=/g)].map(
      ({ 1: argument = "", index }) => [argument, call.length + index] as const,
    );
    yield* callOf({ name, widget, offset: 0, names }, vocabulary);
  }
  for (const { 0: call, 2: widget = "", index } of code.matchAll(phpCall)) {
    const behind = index + call.length;
    const names = /[[(]$/.test(call) ? [...keysOf(code, behind)] : [];
    yield* callOf({ name: `yy("${widget}")`, widget, offset: index, names }, vocabulary);
  }
}

/** A call of a helper that writes a widget. */
export interface WidgetCall {
  readonly name: string;
  readonly widget: string;
  readonly offset: number;
  /** Its arguments by name, each with its offset. */
  readonly names: readonly (readonly [argument: string, offset: number])[];
}

/** The helper, and the tag and the attributes that it writes. */
export function* callOf(
  { name, widget, offset, names }: WidgetCall,
  vocabulary: Vocabulary,
): Generator<Mention> {
  const tag = tagOf(widget);
  yield { kind: "helper", name, form: "helper", offset };
  yield { kind: "tag", name: tag, form: "helper", offset };
  for (const [argument, at] of names) {
    const attribute = vocabulary.attributeOf(tag, argument);
    if (attribute !== undefined)
      yield { kind: "attribute", name: `${tag} ${attribute}`, form: "helper", offset: at };
  }
}

/** The code with nothing between its quotation marks, of the same length. */
const withoutTexts = (code: string) =>
  code.replace(
    /(["'])(?:\\.|(?!\1)[^\\])*\1/gs,
    (text) => `"${" ".repeat(Math.max(0, text.length - 2))}"`,
  );

/** A longer array, in UTF-16 units, is not read. */
const maxArrayLength = 10_000;

/** The keys of a PHP array that begins at the offset, without those of nested arrays. */
function* keysOf(code: string, from: number): Generator<readonly [string, number]> {
  let depth = 1;
  const array = code.slice(from, from + maxArrayLength);
  const pieces = /(["'])((?:\\.|(?!\1)[^\\])*)\1(\s*=>)?|[[\](){}]/gs;
  for (let match = pieces.exec(array); match && depth > 0; match = pieces.exec(array)) {
    const [piece, , text = "", arrow] = match;
    if (/^[[({]$/.test(piece)) depth += 1;
    else if (/^[\])}]$/.test(piece)) depth -= 1;
    else if (arrow !== undefined && depth === 1) yield [text, from + match.index];
  }
}
