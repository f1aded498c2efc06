import type { Location, ParseResult } from "@herb-tools/node-wasm";
import { isPosition } from "../templates/Position";

/** What begins in a place: `<yy-icon`, `data-name`, or one character of anything else. */
const name = /^<?\/?[^\s<>/="']+|^./u;

/**
 * What Herb marks for a finding: the name that begins in its place. Without a place it is the
 * beginning of the file. Lines are counted from 1, columns in characters from 0.
 */
export function locationOf(place: unknown, { source, value }: ParseResult): Location {
  const { line, column } = isPosition(place) ? place : { line: 1, column: 1 };
  const text = source.split(/\r\n|\r|\n/)[line - 1] ?? "";
  const rest = [...text].slice(column - 1).join("");
  const length = [...(name.exec(rest)?.[0] ?? "")].length;
  // Herb takes only its own kind, and each copy of it has another.
  const HerbLocation = value.location.constructor as typeof Location;
  return HerbLocation.from(line, column - 1, line, column - 1 + length);
}
