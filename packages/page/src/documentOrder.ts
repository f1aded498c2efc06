import { memberOf } from "./memberOf";

/**
 * Whether the node comes before the other in the document; an ancestor comes before what it
 * contains.
 */
export function isBefore(node: Node, other: Node): boolean {
  const position = memberOf(node, "compareDocumentPosition")(other);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
