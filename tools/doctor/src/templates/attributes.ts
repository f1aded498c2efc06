import type { HTMLAttributeNode, HTMLAttributeValueNode, Node } from "@herb-tools/node-wasm";
import type { AttributeValue } from "../page";
import { type HoldsCode, holdsNone } from "./codeInTree";
import { isAttribute, isErbContent, isLiteral, startOf, writesOutput } from "./nodes";

/** The attributes of a tag, and whether there may be others. */
export interface ReadAttributes {
  readonly attributes: ReadonlyMap<string, AttributeValue>;
  readonly hasUnknownAttributes: boolean;
}

/** @param nodes content of the tag after its name; attributes in branches of ERB are conditional */
export function readAttributes(
  nodes: readonly Node[],
  holdsCode: HoldsCode = holdsNone,
): ReadAttributes {
  const attributes = new Map<string, AttributeValue>();
  let hasUnknownAttributes = false;
  const add = (name: string, node: HTMLAttributeNode, isConditional: boolean) => {
    const text = holdsCode(node.value) ? undefined : textOfValue(node.value);
    const former = attributes.get(name);
    // The first of repeated attributes counts. When it is conditional, the value is known only if
    // both are equal.
    if (former && !former.isConditional) return;
    attributes.set(name, {
      text: former && former.text !== text ? undefined : text,
      isConditional,
      place: startOf(node),
    });
  };
  const read = (node: Node, isConditional: boolean) => {
    if (isAttribute(node)) {
      const name = literalText(node.name?.children ?? []);
      if (name === undefined || holdsCode(node.name)) hasUnknownAttributes = true;
      else add(name.toLowerCase(), node, isConditional);
    } else if (node.type.startsWith("AST_RUBY")) hasUnknownAttributes = true;
    else if (isErbContent(node)) hasUnknownAttributes ||= writesOutput(node);
    else for (const child of node.compactChildNodes()) read(child, true);
  };
  for (const node of nodes) read(node, false);
  return { attributes, hasUnknownAttributes };
}

function textOfValue(value: HTMLAttributeValueNode | null): string | undefined {
  if (!value) return "";
  const text = literalText(value.children);
  return text === undefined ? undefined : decoded(text);
}

/** The text of the nodes; undefined when some are not text. */
export function literalText(nodes: readonly Node[]): string | undefined {
  return nodes.every(isLiteral)
    ? nodes.map((node) => (isLiteral(node) ? node.content : "")).join("")
    : undefined;
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
};

const reference = /&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z][a-z0-9]*));/gi;

/** Decodes character references; undefined when one is not among the few names known here. */
function decoded(text: string): string | undefined {
  let isKnown = true;
  const decodedText = text.replace(
    reference,
    (written: string, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) {
        isKnown &&= name in named;
        return named[name] ?? written;
      }
      const code = Number.parseInt(hex ?? decimal ?? "", hex === undefined ? 10 : 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD";
    },
  );
  return isKnown ? decodedText : undefined;
}
