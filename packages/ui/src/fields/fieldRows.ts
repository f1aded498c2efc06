import { areBeside, type Box } from "./lines";
import { messageMark } from "./messageMark";

/** A row that wraps, and a grid, have several lines. */
export type Row = { readonly element: Element; readonly kind: "line" | "lines" | "grid" | "cells" };

/**
 * What sets the element and its neighbours beside each other: a flex row, a grid of columns, a
 * table's row.
 */
export function rowAround(element: Element): Row | undefined {
  if (element instanceof HTMLFormElement) return undefined;
  const parent = boxAround(element);
  if (!parent) return undefined;
  const style = getComputedStyle(parent);
  const { display } = style;
  const row = (kind: Row["kind"]) => ({ element: parent, kind });
  if (display === "table-row") return row("cells");
  if (/grid$/.test(display))
    return style.gridTemplateColumns.split("px").length > 2 ? row("grid") : undefined;
  if (!/flex$/.test(display) || !style.flexDirection.startsWith("row")) return undefined;
  return row(style.flexWrap === "nowrap" ? "line" : "lines");
}

/** The element and what stands beside it in its row, in the order of the document. */
export function lineOf(element: Element): Element[] {
  const box = boxOf(element);
  const beside = (step: Step) => {
    const found: Element[] = [];
    for (let next = neighbour(element, step); next; next = neighbour(next, step)) {
      // One that is drawn into the margin of its line is still no column.
      if (next.hasAttribute(messageMark)) break;
      const other = boxOf(next);
      if (other.height > 0 && !areBeside(box, other)) break;
      if (other.height > 0) found.push(next);
    }
    return found;
  };
  return [...beside("previousElementSibling").reverse(), element, ...beside("nextElementSibling")];
}

type Step = "previousElementSibling" | "nextElementSibling";

/**
 * Elements without a box of their own, as those of many widgets, stand in the row of what is around
 * them.
 */
export function neighbour(element: Element, step: Step): Element | null {
  const { [step]: next, parentElement: parent } = element;
  return next ?? (parent && hasNoBox(parent) ? neighbour(parent, step) : null);
}

export function boxOf(element: Element): Box {
  const { firstElementChild: first } = element;
  return first && hasNoBox(element) ? boxOf(first) : element.getBoundingClientRect();
}

function boxAround({ parentElement: parent }: Element): Element | null {
  return parent && hasNoBox(parent) ? boxAround(parent) : parent;
}

function hasNoBox(element: Element): boolean {
  return getComputedStyle(element).display === "contents";
}
