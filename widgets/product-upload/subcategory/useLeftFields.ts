import { useWidget } from "@yy/element";
import { noteOwn } from "@yy/element/dom/copies";
import type { Field } from "@yy/ui/fields/field";
import { useLayoutEffect } from "react";
import { drawnPlace, fieldsIn, serverFields } from "./partFields";

/** Marks the copy of our fields in the page. */
const copyMark = "data-yy-left";
/** Attributes that the server's fields get meanwhile, each with a mark beside it. */
const markedAttributes = ["hidden", "disabled"] as const;

/**
 * Leaves a copy of our fields, with what is typed there, in the form while the widget is off or has
 * failed. The server's fields belong to another category, and stay hidden and disabled. The next
 * mount takes the texts back.
 *
 * Call this hook before the hooks that change the part, whose cleanups would remove the fields
 * first.
 */
export function useLeftFields(part: HTMLElement, stashedValues: Map<string, string>): void {
  const { element } = useWidget();
  useLayoutEffect(() => {
    takeBack(part, stashedValues);
    return () => {
      const drawn = drawnPlace(part);
      if (!element.isConnected || !drawn || fieldsIn(drawn).length === 0) return;
      const copy = copyOf(drawn);
      const moveFocus = focusIn(drawn, copy);
      // Waits until the server's fields are restored to what the server sent.
      queueMicrotask(() => {
        if (!part.isConnected) return;
        insertCopy(part, copy);
        moveFocus?.();
      });
    };
  }, [element, part, stashedValues]);
}

function copyOf(drawn: HTMLElement): HTMLElement {
  const copy = drawn.cloneNode(true) as HTMLElement;
  copy.setAttribute(copyMark, "");
  // Marks it as ours: a copy that the page has made would be removed.
  noteOwn(copy);
  const fields = fieldsIn(drawn);
  // A clone of a list does not have its current choice.
  for (const [index, field] of fieldsIn(copy).entries()) field.value = fields[index]?.value ?? "";
  return copy;
}

/**
 * Returns a function that gives the copy the focus and the selection of its original; undefined if
 * that does not have the focus.
 */
function focusIn(drawn: HTMLElement, copy: HTMLElement): (() => void) | undefined {
  const { activeElement } = drawn.getRootNode() as Document | ShadowRoot;
  const fields = fieldsIn(drawn);
  const index = fields.indexOf(activeElement as Field);
  const [field, other] = [fields[index], fieldsIn(copy)[index]];
  if (!field || !other) return undefined;
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  return () => {
    other.focus({ preventScroll: true });
    if (!(other instanceof HTMLInputElement)) return;
    if (selectionStart !== null) other.setSelectionRange(selectionStart, selectionEnd);
    else {
      // A number field has no selection. Writing its value puts the caret at the end.
      const { value } = other;
      other.value = "";
      other.value = value;
    }
  };
}

function insertCopy(part: HTMLElement, copy: HTMLElement): void {
  for (const child of part.children) setMarked(child, "hidden");
  for (const field of serverFields(part)) setMarked(field, "disabled");
  part.append(copy);
}

function setMarked(element: Element, attribute: (typeof markedAttributes)[number]): void {
  if (element.hasAttribute(attribute)) return;
  element.setAttribute(attribute, "");
  element.setAttribute(`${copyMark}-${attribute}`, "");
}

function takeBack(part: HTMLElement, stashedValues: Map<string, string>): void {
  for (const copy of part.querySelectorAll<HTMLElement>(`[${copyMark}]`)) {
    for (const { name, value } of fieldsIn(copy))
      if (value !== (stashedValues.get(name) ?? "")) stashedValues.set(name, value);
    copy.remove();
  }
  for (const attribute of markedAttributes) {
    const mark = `${copyMark}-${attribute}`;
    for (const element of part.querySelectorAll(`[${mark}]`)) {
      element.removeAttribute(attribute);
      element.removeAttribute(mark);
    }
  }
}
