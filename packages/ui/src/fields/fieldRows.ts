import { areBeside, type Box } from "./lines";
import { messageMark } from "./messageMark";

/**
 * An element that lays out its children side by side. `line` is a flex row that does not wrap,
 * `lines` one that wraps, `grid` a grid with several columns, `cells` a row of a table.
 */
export type Row = { readonly element: Element; readonly kind: "line" | "lines" | "grid" | "cells" };

/** The row that the element is directly in, if there is one. */
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

/** The element and the elements beside it in its row, in document order. */
export function lineOf(element: Element): Element[] {
  const box = boxOf(element);
  const beside = (step: Step) => {
    const found: Element[] = [];
    for (let next = neighbour(element, step); next; next = neighbour(next, step)) {
      // A message counts as the end of the line, even where it is drawn up into the line's margin.
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
 * The next or previous element in the row. Elements with `display: contents`, as many widgets have,
 * are looked through: their children stand in the row of the element around them.
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
