import type { Node } from "@herb-tools/node-wasm";
import type { TemplateCode } from "./templateCode";

/**
 * Whether a piece of the tree contains code that the parser has read as text, or is followed by it.
 */
export type HoldsCode = (piece: Pick<Node, "location"> | null | undefined) => boolean;

export const holdsNone: HoldsCode = () => false;

/** Finds code in the tree of a source in which `withErb` has not replaced it. */
export function codeInTree(source: string, code: readonly TemplateCode[]): HoldsCode {
  const others = code.filter(({ effect }) => effect !== "erb");
  if (others.length === 0) return holdsNone;
  const placeOf = placesIn(source);
  const pieces = others.map(({ start, end }) => ({ start: placeOf(start), end: placeOf(end) }));
  return (piece) => {
    if (!piece) return false;
    const { start, end } = piece.location;
    return pieces.some((each) => !isBefore(end, each.start) && isBefore(start, each.end));
  };
}

/** As Herb counts: lines from 1, columns in characters from 0. */
interface Place {
  readonly line: number;
  readonly column: number;
}

const isBefore = (a: Place, b: Place) =>
  a.line < b.line || (a.line === b.line && a.column < b.column);

/** Gives the places of offsets in UTF-16 units, which must grow from call to call. */
function placesIn(source: string): (offset: number) => Place {
  let line = 1;
  let column = 0;
  let at = 0;
  return (offset) => {
    const lines = source.slice(at, offset).split(/\r\n|\r|\n/);
    const last = [...(lines.at(-1) ?? "")].length;
    column = lines.length > 1 ? last : column + last;
    line += lines.length - 1;
    at = offset;
    return { line, column };
  };
}
