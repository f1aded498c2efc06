import type { Field } from "./field";
import { elementOf, visibleFields } from "./fieldAnchor";
import { boxOf, lineOf, neighbour, rowAround } from "./fieldRows";

/** Where a message may stand. */
export interface Spot {
  readonly after: Element;
  /** It stands below this column alone: there is another before it. */
  readonly column?: Element | undefined;
  /** The elements that it stands below, in a grid or a row that wraps. */
  readonly line?: readonly Element[];
}

/**
 * Where the message of a field may stand, best first: after the field in its column, after the line
 * of columns, after the row of them. Never in the middle of a line, where it would be a column
 * itself.
 */
export function* spotsOf(group: readonly Field[]): Generator<Spot> {
  let at: Element | undefined = elementOf(group);
  let column: Element | undefined;
  while (at) {
    const row = rowAround(at);
    if (!row) {
      yield { after: at, column };
      at = cellAround(at, group);
      continue;
    }
    // There is nothing below a table's row but another row.
    if (row.kind === "cells") return;
    const line = lineOf(at);
    const end = line.at(-1) ?? at;
    const isLast = neighbour(end, "nextElementSibling") === null;
    // Styles of pages round the corners of a row's last child.
    if (row.kind === "grid" || (row.kind === "lines" && !isLast))
      yield { after: end, column: at, line };
    const first = row.element.querySelector<Field>(visibleFields);
    if (first && !group.includes(first)) column = at;
    at = row.element;
  }
}

/**
 * Tells the places of all that stands beside the field in its rows, seen from the field, and the
 * field's own size; undefined where nothing does.
 */
export function placesAround(group: readonly Field[]): (() => number[]) | undefined {
  const field = elementOf(group);
  const others: Element[] = [];
  for (let at: Element | undefined = field; at; at = cellAround(at, group)) {
    if (!rowAround(at)) continue;
    const line = lineOf(at);
    for (const cell of line) if (cell !== at) others.push(cell, ...cell.querySelectorAll(controls));
  }
  if (others.length === 0) return undefined;
  return () => {
    const { left, top, width, height } = boxOf(field);
    return [
      width,
      height,
      ...others.flatMap((other) => {
        const box = boxOf(other);
        const size = [box.left - left, box.top - top, box.width];
        return other.matches(controls) ? [...size, box.height] : size;
      }),
    ];
  };
}

const controls = "input, select, textarea, button, a";

/** The column around the element in a row of its form. */
function cellAround(element: Element, group: readonly Field[]): Element | undefined {
  // This comes before any member of a form is read: the browser looks for each among the names of
  // all its fields first.
  if (element instanceof HTMLFormElement || !group[0]?.form) return undefined;
  const { parentElement: parent } = element;
  if (!parent) return undefined;
  return rowAround(parent) ? parent : cellAround(parent, group);
}
