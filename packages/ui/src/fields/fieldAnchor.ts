import { memberOf } from "@yy/element/dom/memberOf";
import type { Field } from "./field";

/** Widgets around one field; what is said of the field stands after them. */
const wrappers =
  "yy-mask, yy-select, yy-password-strength, yy-letter-counter, yy-star-rating, yy-tag-editor";

/**
 * The element after which the message of a field stands: the field itself, or what belongs to it as one thing — the
 * label around it, the label after a box, the widget that draws it. A message is never inside a label: it would become
 * part of the field's name.
 */
export function anchorOf(group: readonly Field[]): Element {
  const [first] = group;
  if (!first) throw new RangeError("a group has a field");
  if (group.length > 1)
    return lastOf(
      group.flatMap((field) => [field, ...(field.labels ?? [])]),
      group,
    );
  const labelAfter = isBox(first) ? first.labels?.[0] : undefined;
  return outermost(labelAfter && follows(labelAfter, first) ? labelAfter : first);
}

/** What a visitor sees of the field: its own box is out of sight where a widget draws another one. */
export function visibleBox(field: Field): Element {
  return outermost(field);
}

/** Climbs out of labels and widgets. */
function outermost(element: Element): Element {
  const { parentElement: parent } = element;
  const around = parent && memberOf(parent, "closest")(`label, ${wrappers}`);
  return around ? outermost(around) : element;
}

/** Whether the visitor is in the field, also where a widget draws the control that they use. */
export function holdsFocus(field: Field): boolean {
  return visibleBox(field).contains(document.activeElement);
}

/** The last of them, climbed out of its own label and item, but not past the first. */
function lastOf(elements: readonly Element[], group: readonly Field[]): Element {
  const last = elements.reduce((latest, element) => (follows(element, latest) ? element : latest));
  let anchor = outermost(last);
  const first = group[0] as Element;
  for (
    let parent = anchor.parentElement;
    parent && !memberOf(parent, "contains")(first);
    parent = memberOf(parent, "parentElement")
  )
    anchor = parent;
  return anchor;
}

function follows(element: Element, other: Element): boolean {
  return Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function isBox(field: Field): boolean {
  return field.type === "checkbox" || field.type === "radio";
}
