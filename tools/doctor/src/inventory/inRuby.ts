import { callOf, eventsAndTokens, type Mention } from "./inText";
import type { Vocabulary } from "./vocabulary";

/** A node of Prism, the parser of Ruby that Herb brings. */
interface RubyNode {
  readonly location: { readonly startOffset: number; readonly length: number };
  readonly compactChildNodes: () => readonly RubyNode[];
  readonly name?: unknown;
  readonly receiver?: RubyNode | null;
  readonly arguments_?: (RubyNode & { readonly arguments_?: readonly RubyNode[] }) | null;
  readonly elements?: readonly RubyNode[];
  readonly key?: RubyNode;
  readonly value?: unknown;
  readonly unescaped?: { readonly value: string };
  readonly messageLoc?: { readonly startOffset: number } | null;
}

/** A template in a component's class, `erb_template <<~ERB`, in UTF-16 units. */
export interface InlineTemplate {
  readonly start: number;
  readonly end: number;
}

/** What a view's helpers are called on; on anything else, it is a form builder's method. */
const views = new Set(["helpers", "helper", "view_context", "view", "template", "h"]);
const otherHelpers = new Set([
  ..."yy_head_tags yy_texts_tag yy_asset_path yy_errors".split(" "),
  ..."yy_message yy_message_id".split(" "),
]);

/**
 * The calls of helpers in Ruby code, and the names in its texts.
 * @param source the file that the code is in
 * @param program its tree, in which offsets are in bytes of UTF-8
 */
export function inRuby(
  source: string,
  program: unknown,
  vocabulary: Vocabulary,
): { readonly mentions: readonly Mention[]; readonly templates: readonly InlineTemplate[] } {
  const mentions: Mention[] = [];
  const templates: InlineTemplate[] = [];
  const offsetOf = charactersIn(source);
  const waiting: Inside[] = [{ node: program as RubyNode, owners: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, owners } = next;
    const kind = node.constructor.name;
    const tag = kind === "CallNode" ? writtenTag(node, vocabulary) : undefined;
    const inside = tag === undefined ? owners : [tag, ...owners];
    for (const child of node.compactChildNodes()) waiting.push({ node: child, owners: inside });
    if (kind === "AssocNode") mentions.push(...ofPart(next, offsetOf, vocabulary));
    else if (kind === "CallNode") {
      mentions.push(...ofCall(node, offsetOf, vocabulary));
      if (node.name === "erb_template") templates.push(...contentOf(node, offsetOf));
    } else if (kind === "StringNode") {
      const { contentLoc } = node as { contentLoc?: { startOffset: number } | null };
      const start = offsetOf((contentLoc ?? node.location).startOffset);
      for (const mention of eventsAndTokens(node.unescaped?.value ?? "", "code", vocabulary))
        mentions.push({ ...mention, offset: start + mention.offset });
    }
  }
  const isInline = ({ offset }: Mention) =>
    templates.some(({ start, end }) => start <= offset && offset < end);
  return { mentions: mentions.filter((mention) => !isInline(mention)), templates };
}

interface Inside {
  readonly node: RubyNode;
  /** The tags that the calls around it write, the nearest first. */
  readonly owners: readonly string[];
}

const widgetOf = (name: string) =>
  name === "yy_form_with" ? "form" : name.replace(/^yy_/, "").replaceAll("_", "-");

/** The tag that a call of a helper, or of a form builder's method, writes around its block. */
function writtenTag({ name }: RubyNode, { hasTag }: Vocabulary): string | undefined {
  const tag = `yy-${widgetOf(String(name))}`;
  return String(name).startsWith("yy_") && hasTag(tag) ? tag : undefined;
}

/** The part in `data: { part: "trigger" }` and `"data-part": "trigger"`. */
function* ofPart(
  { node, owners }: Inside,
  offsetOf: (bytes: number) => number,
  vocabulary: Vocabulary,
): Generator<Mention> {
  const key = node.key?.unescaped?.value;
  const value = node.value as RubyNode | undefined;
  const elements = key === "data" ? (value?.elements ?? []) : key === "data-part" ? [node] : [];
  for (const each of elements) {
    const part = (each.value as RubyNode | undefined)?.unescaped?.value;
    if (!/^(?:data-)?part$/.test(each.key?.unescaped?.value ?? "") || part === undefined) continue;
    if (!vocabulary.isPartOfAny(part)) continue;
    const owner = owners.find((tag) => vocabulary.hasPart(tag, part)) ?? "*";
    const offset = offsetOf(each.location.startOffset);
    yield { kind: "part", name: `${owner} ${part}`, form: "code", offset };
  }
}

function* ofCall(
  node: RubyNode,
  offsetOf: (bytes: number) => number,
  vocabulary: Vocabulary,
): Generator<Mention> {
  const name = String(node.name);
  if (!name.startsWith("yy_")) return;
  const on = node.receiver ? nameOf(node.receiver) : undefined;
  // `tag.yy_icon` is Rails' own, which the reader of the markup takes for an element.
  if (node.receiver && (on === undefined || on === "tag")) return;
  const title = on === undefined || views.has(on) ? name : `f.${name}`;
  const offset = offsetOf((node.messageLoc ?? node.location).startOffset);
  const widget = widgetOf(name);
  const names = [...labelsOf(node)].map(([label, bytes]) => [label, offsetOf(bytes)] as const);
  if (writtenTag(node, vocabulary) !== undefined)
    yield* callOf({ name: title, widget, offset, names }, vocabulary);
  else if (otherHelpers.has(name)) yield { kind: "helper", name: title, form: "helper", offset };
}

/** The name of a variable or a method without arguments: what a method is called on. */
function nameOf(node: RubyNode): string | undefined {
  const kind = node.constructor.name;
  if (kind === "SelfNode") return "helpers";
  const isName =
    /^(?:LocalVariable|InstanceVariable)ReadNode$/.test(kind) ||
    (kind === "CallNode" && !node.receiver && !node.arguments_);
  return isName ? String(node.name) : undefined;
}

/** The names of the arguments that are written out, also those with an arrow. */
function* labelsOf({ arguments_: given }: RubyNode): Generator<readonly [string, number]> {
  for (const argument of given?.arguments_ ?? [])
    for (const { key } of argument.constructor.name === "KeywordHashNode"
      ? (argument.elements ?? [])
      : [])
      if (key?.unescaped) yield [key.unescaped.value, key.location.startOffset];
}

function* contentOf(
  { arguments_: given }: RubyNode,
  offsetOf: (bytes: number) => number,
): Generator<InlineTemplate> {
  const { contentLoc, parts } = (given?.arguments_?.[0] ?? {}) as {
    contentLoc?: { startOffset: number; length: number } | null;
    parts?: readonly RubyNode[];
  };
  // Prism gives a text with its indentation taken off as parts, one for each line.
  const last = parts?.at(-1)?.location;
  const first = parts?.[0]?.location;
  const from = contentLoc?.startOffset ?? first?.startOffset;
  const to = contentLoc
    ? contentLoc.startOffset + contentLoc.length
    : last && last.startOffset + last.length;
  if (from !== undefined && to !== undefined) yield { start: offsetOf(from), end: offsetOf(to) };
}

/** Gives the offset in UTF-16 units of one in bytes. */
function charactersIn(source: string): (bytes: number) => number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what one byte holds.
  if (/^[\u0000-\u007F]*$/.test(source)) return (bytes) => bytes;
  const encoded = Buffer.from(source);
  return (bytes) => encoded.subarray(0, bytes).toString().length;
}
