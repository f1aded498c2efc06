import type { HTMLElementNode, Node, ParseResult, Token } from "@herb-tools/node-wasm";
import type { Replacement } from "../finding";
import {
  isAttribute,
  isCloseTag,
  isElement,
  isLiteral,
  isOpenTag,
  startOf,
} from "../templates/nodes";
import { isPosition } from "../templates/Position";

/**
 * Makes the replacements in Herb's tree, all or none. Other rules may have changed it before, but
 * its places are still those of the source.
 * @returns whether the replacements could be made
 */
export function mendTree(result: ParseResult, replacements: readonly Replacement[]): boolean {
  // Herb throws when it prints a tree with syntax errors.
  if (replacements.length === 0 || result.recursiveErrors().length > 0) return false;
  const nodes = allNodes(result.value);
  const changes = replacements.map((replacement) => changeFor(replacement, nodes));
  if (changes.includes(undefined)) return false;
  for (const change of changes) change?.();
  return true;
}

function allNodes(root: Node): readonly Node[] {
  const nodes = [root];
  for (const node of nodes) nodes.push(...node.compactChildNodes());
  return nodes;
}

/** Undefined when the tree has something else in the place. */
type Change = (() => void) | undefined;

function changeFor(replacement: Replacement, nodes: readonly Node[]): Change {
  const { written, text } = replacement;
  const isThere = atPlace(replacement);
  const elements = nodes.filter(isElement);
  if (written === "/>") {
    const element = elements.find((each) => isThere(openTagOf(each)?.tag_closing));
    return element && (() => close(element, text));
  }
  if (written.startsWith("<")) {
    const isClosing = written.startsWith("</");
    const element = elements.find((each) => isThere(isClosing ? each.close_tag : each));
    return element && renamedElement(element, nameIn(written), nameIn(text));
  }
  const attribute = nodes.filter(isAttribute).find(isThere);
  const [name] = attribute?.name?.children ?? [];
  if (!name || !isLiteral(name) || name.content.toLowerCase() !== written) return undefined;
  return () => assign(name, { content: text });
}

function atPlace({ place }: Replacement) {
  return (piece: Pick<Node, "location"> | null | undefined): boolean => {
    if (!piece || !isPosition(place)) return false;
    const { line, column } = startOf(piece);
    return line === place.line && column === place.column;
  };
}

const nameIn = (tag: string) => tag.replace(/^<\/?/, "");

/** Renames both tags: Herb may just have replaced `/>` by a closing tag. */
function renamedElement(element: HTMLElementNode, written: string, text: string): Change {
  const { close_tag: closing } = element;
  const closingName = closing && isCloseTag(closing) ? closing.tag_name : undefined;
  const names = [openTagOf(element)?.tag_name, closingName].filter(
    (name): name is Token => name?.value.toLowerCase() === written,
  );
  return names.length === 0
    ? undefined
    : () => {
        for (const name of names) assign(name, { value: text });
      };
}

function close(element: HTMLElementNode, text: string): void {
  const tag = openTagOf(element);
  // Herb's own rule about `/>` fixes this before.
  if (!tag?.tag_closing || element.close_tag) return;
  assign(tag.tag_closing, { value: text });
  if (tag.children.at(-1)?.type === "AST_WHITESPACE_NODE") tag.children.pop();
}

function openTagOf({ open_tag: tag }: HTMLElementNode) {
  return tag && isOpenTag(tag) ? tag : undefined;
}

/** Herb's rules change its trees in place; only the types call them read-only. */
function assign<T extends object>(target: T, values: Partial<T>): void {
  Object.assign(target, values);
}
