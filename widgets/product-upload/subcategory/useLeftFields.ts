import { noteOwn } from "@yy/element/dom/copies";
import { useWidget } from "@yy/element/react/useWidget";
import type { Field } from "@yy/ui/fields/field";
import { useLayoutEffect } from "react";
import { drawnPlace, fieldsIn, serverFields } from "./partFields";

/** Marks the copy of our fields in the page. */
const copyMark = "data-yy-left";
/** What the server's fields have meanwhile, each with a mark beside it. */
const given = ["hidden", "disabled"] as const;

/**
 * While the widget is off, or has failed, its fields stay in the form as a copy, with what is typed
 * there: those of the server are of another category, and are put aside as before. The next mount
 * takes the texts back.
 *
 * Call it before the hooks that change the part, whose cleanups would take the fields away first.
 */
export function useLeftFields(part: HTMLElement, stashedValues: Map<string, string>): void {
  const { element } = useWidget();
  useLayoutEffect(() => {
    takeBack(part, stashedValues);
    return () => {
      const drawn = drawnPlace(part);
      if (!element.isConnected || !drawn || fieldsIn(drawn).length === 0) return;
      const copy = copyOf(drawn);
      const goOn = focusIn(drawn, copy);
      // Once the server's fields are as the server sent them.
      queueMicrotask(() => {
        if (!part.isConnected) return;
        leave(part, copy);
        goOn?.();
      });
    };
  }, [element, part, stashedValues]);
}

function copyOf(drawn: HTMLElement): HTMLElement {
  const copy = drawn.cloneNode(true) as HTMLElement;
  copy.setAttribute(copyMark, "");
  // It is no copy of the page's, which would be taken away.
  noteOwn(copy);
  const fields = fieldsIn(drawn);
  // What is chosen in a list is not copied with it.
  for (const [index, field] of fieldsIn(copy).entries()) field.value = fields[index]?.value ?? "";
  return copy;
}

/**
 * How the copy gets the focus and the selection that its original has; undefined when that has
 * none.
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
      // A number tells no place: writing it puts the caret behind it.
      const { value } = other;
      other.value = "";
      other.value = value;
    }
  };
}

function leave(part: HTMLElement, copy: HTMLElement): void {
  for (const child of part.children) give(child, "hidden");
  for (const field of serverFields(part)) give(field, "disabled");
  part.append(copy);
}

function give(element: Element, attribute: (typeof given)[number]): void {
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
  for (const attribute of given) {
    const mark = `${copyMark}-${attribute}`;
    for (const element of part.querySelectorAll(`[${mark}]`)) {
      element.removeAttribute(attribute);
      element.removeAttribute(mark);
    }
  }
}
