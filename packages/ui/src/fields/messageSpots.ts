import type { Field } from "./field";
import { elementOf, visibleFields } from "./fieldAnchor";
import { boxOf, lineOf, neighbour, rowAround } from "./fieldRows";

/** Where a message may stand. */
export interface Spot {
  readonly after: Element;
  /**
   * The column of the field, when other columns come before it: the message stands below this one.
   */
  readonly column?: Element | undefined;
  /** The elements above the message, in a grid or a row that wraps. */
  readonly line?: readonly Element[];
}

/**
 * Yields where the message of a field may stand, best first: after the field in its column, after
 * the line of columns, after the whole row. It is never in the middle of a line, where the message
 * would become a column itself.
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
    // A message cannot follow a row of a table: only another row can.
    if (row.kind === "cells") return;
    const line = lineOf(at);
    const end = line.at(-1) ?? at;
    const isLast = neighbour(end, "nextElementSibling") === null;
    // A message is never the last child of a row that wraps: styles of pages round that child's
    // corners.
    if (row.kind === "grid" || (row.kind === "lines" && !isLast))
      yield { after: end, column: at, line };
    const first = row.element.querySelector<Field>(visibleFields);
    if (first && !group.includes(first)) column = at;
    at = row.element;
  }
}

/**
 * Returns a function that measures the elements beside the field in its rows: their positions
 * relative to the field, their sizes, and the field's own size. Returns undefined when nothing
 * stands beside the field.
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

/** The column that the element is in, in a row inside its form. */
function cellAround(element: Element, group: readonly Field[]): Element | undefined {
  // This check comes before any property of a form is read: the browser looks it up among the names
  // of all its fields first, which takes time.
  if (element instanceof HTMLFormElement || !group[0]?.form) return undefined;
  const { parentElement: parent } = element;
  if (!parent) return undefined;
  return rowAround(parent) ? parent : cellAround(parent, group);
}
