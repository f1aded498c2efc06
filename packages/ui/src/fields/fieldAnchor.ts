import { isBefore } from "@yy/page/documentOrder";
import { memberOf } from "@yy/page/memberOf";
import type { Field } from "./field";
import { noticesOf } from "./fieldContract";
import { rowAround } from "./fieldRows";

/**
 * The element after which a field's message or counter can be inserted: the field, or the outermost
 * label or widget around it, or the label after a checkbox. It is never inside a label, where the
 * inserted text would become part of the field's accessible name, nor in a row, such as an input
 * group with a unit or a button, or a form in one line, where the text would take up the room of
 * the others.
 */
export function anchorOf(group: readonly Field[]): Element {
  return outOfRows(elementOf(group));
}

/**
 * The outermost row around the element, through rows that are directly inside each other; the
 * element itself when it is in no row.
 */
function outOfRows(element: Element): Element {
  const row = rowAround(element);
  return row && row.kind !== "cells" ? outOfRows(row.element) : element;
}

export const visibleFields =
  "input:not([type=hidden], [type=submit], [type=button]), select, textarea";

/**
 * The field, its outermost label or the widget around it; for a group of fields, that of the last
 * one.
 */
export function elementOf(group: readonly Field[]): Element {
  const [first] = group;
  if (!first) throw new RangeError("a group has a field");
  if (group.length > 1)
    return lastOf(
      group.flatMap((field) => [field, ...(field.labels ?? [])]),
      group,
    );
  const labelAfter = isCheckboxOrRadio(first) ? first.labels?.[0] : undefined;
  return outermost(labelAfter && isBefore(first, labelAfter) ? labelAfter : first, group);
}

/**
 * The element that the visitor sees for a field: the field, or the outermost label or widget around
 * it.
 */
export function visibleBox(field: Field): Element {
  return outermost(field, [field]);
}

/**
 * The outermost label around the element, or widget around these fields; the element itself when
 * there is none.
 */
function outermost(element: Element, fields: readonly Field[]): Element {
  const widgets = fields.flatMap(noticesOf).map(({ around }) => around);
  let box = element;
  let { parentElement: parent } = element;
  while (parent) {
    // `memberOf`, because the browser looks up any property of a form among the names of all its
    // fields first, which takes time.
    if (memberOf(parent, "localName") === "label" || widgets.includes(parent)) box = parent;
    parent = memberOf(parent, "parentElement");
  }
  return box;
}

/** Whether the focus is in the field, or in a control that a widget draws in its place. */
export function holdsFocus(field: Field): boolean {
  const { activeElement } = field.getRootNode() as Document | ShadowRoot;
  return visibleBox(field).contains(activeElement);
}

/**
 * The last element of a group, or rather its outermost ancestor that does not contain the first
 * field.
 */
function lastOf(elements: readonly Element[], group: readonly Field[]): Element {
  const last = elements.reduce((latest, element) => (isBefore(latest, element) ? element : latest));
  let anchor = outermost(last, group);
  const first = group[0] as Element;
  for (
    let parent = anchor.parentElement;
    parent && !memberOf(parent, "contains")(first);
    parent = memberOf(parent, "parentElement")
  )
    anchor = parent;
  return anchor;
}

function isCheckboxOrRadio(field: Field): boolean {
  return field.type === "checkbox" || field.type === "radio";
}
