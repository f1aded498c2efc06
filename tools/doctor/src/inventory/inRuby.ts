import { callOf, eventsAndTokens, type Mention } from "./inText";
import type { Vocabulary } from "./vocabulary";

/** A node of Prism, the parser of Ruby that Herb contains. */
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

/** Receivers of a view's helpers; a call on any other receiver is a form builder's method. */
const views = new Set(["helpers", "helper", "view_context", "view", "template", "h"]);
const otherHelpers = new Set([
  ..."yy_head_tags yy_texts_tag yy_asset_path yy_errors".split(" "),
  ..."yy_message yy_message_id".split(" "),
]);

/**
 * Finds the calls of helpers in Ruby code, and the names in its strings.
 * @param source text of the file that contains the code
 * @param program syntax tree of the code, with offsets in bytes of UTF-8
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
  /** Tags that the enclosing calls write, the nearest first. */
  readonly owners: readonly string[];
}

const widgetOf = (name: string) =>
  name === "yy_form_with" ? "form" : name.replace(/^yy_/, "").replaceAll("_", "-");

/** Returns the tag that a helper or a form builder's method writes around its block. */
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
  // `tag.yy_icon` is a helper of Rails; the reader of markup counts it as an element.
  if (node.receiver && (on === undefined || on === "tag")) return;
  const title = on === undefined || views.has(on) ? name : `f.${name}`;
  const offset = offsetOf((node.messageLoc ?? node.location).startOffset);
  const widget = widgetOf(name);
  const names = [...labelsOf(node)].map(([label, bytes]) => [label, offsetOf(bytes)] as const);
  if (writtenTag(node, vocabulary) !== undefined)
    yield* callOf({ name: title, widget, offset, names }, vocabulary);
  else if (otherHelpers.has(name)) yield { kind: "helper", name: title, form: "helper", offset };
}

/** Returns the name of a receiver that is a variable or a method without arguments. */
function nameOf(node: RubyNode): string | undefined {
  const kind = node.constructor.name;
  if (kind === "SelfNode") return "helpers";
  const isName =
    /^(?:LocalVariable|InstanceVariable)ReadNode$/.test(kind) ||
    (kind === "CallNode" && !node.receiver && !node.arguments_);
  return isName ? String(node.name) : undefined;
}

/** Yields the literal names of arguments, also those before a `=>`. */
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
  // Prism gives a heredoc without its indentation as several parts, one per line.
  const last = parts?.at(-1)?.location;
  const first = parts?.[0]?.location;
  const from = contentLoc?.startOffset ?? first?.startOffset;
  const to = contentLoc
    ? contentLoc.startOffset + contentLoc.length
    : last && last.startOffset + last.length;
  if (from !== undefined && to !== undefined) yield { start: offsetOf(from), end: offsetOf(to) };
}

/** Returns a function that converts an offset in bytes to one in UTF-16 units. */
function charactersIn(source: string): (bytes: number) => number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what one byte holds.
  if (/^[\u0000-\u007F]*$/.test(source)) return (bytes) => bytes;
  const encoded = Buffer.from(source);
  return (bytes) => encoded.subarray(0, bytes).toString().length;
}
