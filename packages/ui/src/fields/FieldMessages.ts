import type { DomPatches } from "@yy/element/dom/DomPatches";
import { isBefore } from "@yy/page/documentOrder";
import type { Field } from "./field";
import { anchorOf, columnOf, outOfRows } from "./fieldAnchor";
import { onFieldNotice } from "./fieldContract";

/** Attribute of the messages beside fields, for styles of `yy.css` and of the page. */
export const messageMark = "data-yy-message";

/** Selects the messages that widgets have written, not the server. */
export const ownMessages = `[${messageMark}][data-yy-own]`;

let messages = 0;

/**
 * Shows messages next to fields. In the light DOM, because `aria-describedby` of a field cannot refer to an id in a
 * shadow root.
 */
export class FieldMessages {
  readonly #patches: DomPatches;
  readonly #notes = new Map<Field, HTMLElement>();

  constructor(patches: DomPatches) {
    this.#patches = patches;
  }

  /**
   * Shows a message, and marks the field as invalid. Returns the element of the message.
   * @param group the radios or checkboxes that share the field's name
   */
  show(field: Field, message: string, group: readonly Field[] = [field]): Element {
    const note = this.say(field, message, group);
    for (const each of group) this.#patches.set(each, "aria-invalid", "true");
    return note;
  }

  /** Shows a message about the field without marking it as invalid, for example that saving failed. */
  say(field: Field, message: string, group: readonly Field[] = [field]): Element {
    const note = this.#notes.get(field) ?? this.#addNote(field, message, group);
    if (note.textContent !== message) {
      note.textContent = message;
      place(note, field, group);
    }
    for (const each of group) {
      this.#patches.unset(each, "aria-invalid");
      this.#patches.addToken(each, "aria-describedby", note.id);
    }
    return note;
  }

  hide(field: Field, group: readonly Field[] = [field]): void {
    const note = this.#notes.get(field);
    if (!note) return;
    for (const each of group) {
      this.#patches.unset(each, "aria-invalid");
      this.#patches.removeToken(each, "aria-describedby", note.id);
    }
    this.#notes.delete(field);
    this.#patches.remove(note);
  }

  #addNote(field: Field, message: string, group: readonly Field[]): HTMLElement {
    const note = document.createElement("span");
    messages += 1;
    note.id = `yy-message-${messages}`;
    note.setAttribute(messageMark, "");
    note.textContent = message;
    this.#patches.insert(note, () => place(note, field, group));
    this.#notes.set(field, note);
    groups.set(note, [field, group]);
    return note;
  }
}

/** Message → the field it is about, and the fields of its name. */
const groups = new WeakMap<Element, readonly [Field, readonly Field[]]>();

/**
 * Inserts a message after its field, in the margin that is there; after the row where it would widen a column of it, and
 * take the room of the others.
 */
function place(note: HTMLElement, field: Field, group: readonly Field[]): void {
  const column = columnOf(group);
  if (column) note.remove();
  const width = column?.clientWidth;
  let before = putAfter(anchorOf(group), note, field);
  if (column && column.clientWidth !== width) before = putAfter(outOfRows(column), note, field);
  const { nextElementSibling: next } = note;
  if (next instanceof HTMLElement && groups.has(next)) next.style.marginBlockStart = "";
  note.style.marginBlockStart = "";
  const { height } = note.getBoundingClientRect();
  note.style.marginBlockStart = `${-Math.min(roomBelow(before, field), height)}px`;
}

/** Also after the messages of fields before it. Returns what it stands after. */
function putAfter(anchor: Element, note: HTMLElement, field: Field): Element {
  let last = anchor;
  for (
    let next = last.nextElementSibling;
    next && isOfFieldBefore(next, field);
    next = last.nextElementSibling
  )
    last = next;
  last.after(note);
  return last;
}

function isOfFieldBefore(note: Element, field: Field): boolean {
  const [other] = groups.get(note) ?? [];
  return other !== undefined && other !== field && isBefore(other, field);
}

/** The margin below the field in px, which the message may fill. */
function roomBelow(anchor: Element, field: Field): number {
  const style = getComputedStyle(anchor);
  // A widget without a box of its own.
  const { marginBlockEnd } = style.display === "contents" ? getComputedStyle(field) : style;
  return Number.parseFloat(marginBlockEnd) || 0;
}

// A widget around the field that starts or leaves while the message is shown: it stands after the widget.
onFieldNotice((changed) => {
  const root = changed.getRootNode() as Document | ShadowRoot;
  for (const id of (changed.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean)) {
    const note = root.getElementById?.(id);
    const [field, group] = (note && groups.get(note)) ?? [];
    if (note && field && group && anchorOf(group) !== note.previousElementSibling)
      place(note, field, group);
  }
});
