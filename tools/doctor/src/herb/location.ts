import type { Location, ParseResult } from "@herb-tools/node-wasm";
import { isPosition } from "../templates/Position";

/** Matches the name at a place, `<yy-icon` or `data-name`; in other text, one character. */
const name = /^<?\/?[^\s<>/="']+|^./u;

/**
 * The range that Herb marks for a finding: the name at its place. Without a place it is the
 * beginning of the file. Lines are counted from 1, columns in characters from 0.
 */
export function locationOf(place: unknown, { source, value }: ParseResult): Location {
  const { line, column } = isPosition(place) ? place : { line: 1, column: 1 };
  const text = source.split(/\r\n|\r|\n/)[line - 1] ?? "";
  const rest = [...text].slice(column - 1).join("");
  const length = [...(name.exec(rest)?.[0] ?? "")].length;
  // Herb accepts only instances of its own class, and each copy of Herb has another class.
  const HerbLocation = value.location.constructor as typeof Location;
  return HerbLocation.from(line, column - 1, line, column - 1 + length);
}
