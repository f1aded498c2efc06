import type { PageElement } from "../page";
import { isPosition, type Position } from "./Position";

/**
 * The place of an offset in the text of a script or style sheet; undefined when the place of the
 * text's start is not known.
 */
export function placeInText(
  { text, textPlace }: PageElement,
  offset: number,
): Position | undefined {
  if (!isPosition(textPlace)) return undefined;
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  const column = [...(lines.at(-1) ?? "")].length;
  return lines.length === 1
    ? { line: textPlace.line, column: textPlace.column + column }
    : { line: textPlace.line + lines.length - 1, column: column + 1 };
}
