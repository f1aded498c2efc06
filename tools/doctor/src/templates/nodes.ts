import type {
  ERBContentNode,
  HTMLAttributeNode,
  HTMLCloseTagNode,
  HTMLConditionalOpenTagNode,
  HTMLElementNode,
  HTMLOpenTagNode,
  HTMLTextNode,
  LiteralNode,
  Node,
} from "@herb-tools/node-wasm";
import type { Position } from "./Position";

/**
 * Compares the type's name instead of using `instanceof`: each copy of Herb has its own classes.
 */
const isA =
  <N extends Node>(type: N["type"]) =>
  (node: Node): node is N =>
    node.type === type;

export const isAttribute = isA<HTMLAttributeNode>("AST_HTML_ATTRIBUTE_NODE");
export const isCloseTag = isA<HTMLCloseTagNode>("AST_HTML_CLOSE_TAG_NODE");
export const isConditionalOpenTag = isA<HTMLConditionalOpenTagNode>(
  "AST_HTML_CONDITIONAL_OPEN_TAG_NODE",
);
export const isElement = isA<HTMLElementNode>("AST_HTML_ELEMENT_NODE");
export const isErbContent = isA<ERBContentNode>("AST_ERB_CONTENT_NODE");
export const isLiteral = isA<LiteralNode>("AST_LITERAL_NODE");
export const isOpenTag = isA<HTMLOpenTagNode>("AST_HTML_OPEN_TAG_NODE");
export const isText = isA<HTMLTextNode>("AST_HTML_TEXT_NODE");

/**
 * The widget's helper that is called with a block: `yy_modal` in `<%= yy_modal name: "a" do %>`.
 */
export function helperOf(node: Node): string | undefined {
  const { content } = node as { content?: { value: string } | string | null };
  const code = typeof content === "string" ? content : content?.value;
  return /^\s*(?:\w+\.)?(yy_\w+)/.exec(code ?? "")?.[1];
}

/** Whether the node is `<%=`, which writes into the page, unlike `<%` and `<%#`. */
export function writesOutput(node: Node): boolean {
  const { tag_opening: opening } = node as { tag_opening?: { value: string } | null };
  return opening?.value.startsWith("<%=") === true;
}

/** The start of a node; Herb counts columns from 0. */
export function startOf({ location }: Pick<Node, "location">): Position {
  return { line: location.start.line, column: location.start.column + 1 };
}
