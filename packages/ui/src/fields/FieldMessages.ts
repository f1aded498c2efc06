import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Field } from "./field";
import { anchorOf } from "./fieldAnchor";

/** Marks what we put into the page beside fields; `yy.css` styles it, and so may the page. */
export const messageMark = "data-yy-message";

let messages = 0;

/** Shows messages next to fields, in the page itself: ids do not reach from a field into a shadow root. */
export class FieldMessages {
  readonly #patches: DomPatches;
  readonly #notes = new Map<Field, HTMLElement>();

  constructor(patches: DomPatches) {
    this.#patches = patches;
  }

  /**
   * Says what is wrong with the field.
   * @param group the radios or boxes of the field's name, where they are one field to the visitor
   */
  show(field: Field, message: string, group: readonly Field[] = [field]): void {
    this.say(field, message, group);
    for (const each of group) this.#patches.set(each, "aria-invalid", "true");
  }

  /** Says something of the field that is no fault of what it holds: that it could not be saved. */
  say(field: Field, message: string, group: readonly Field[] = [field]): void {
    const note = this.#notes.get(field) ?? this.#addNote(field, group);
    if (note.textContent !== message) note.textContent = message;
    for (const each of group) {
      this.#patches.unset(each, "aria-invalid");
      this.#patches.addToken(each, "aria-describedby", note.id);
    }
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

  #addNote(field: Field, group: readonly Field[]): HTMLElement {
    const note = document.createElement("span");
    messages += 1;
    note.id = `yy-message-${messages}`;
    note.setAttribute(messageMark, "");
    const anchor = anchorOf(group);
    this.#patches.insert(note, () => anchor.after(note));
    const height = note.getBoundingClientRect().height;
    note.style.marginBlockStart = `${-Math.min(roomBelow(anchor, field), height)}px`;
    this.#notes.set(field, note);
    return note;
  }
}

/** What the page keeps free under the field, in px: a margin, which is the field's own where a mask is all there is around it. */
function roomBelow(anchor: Element, field: Field): number {
  const box = anchor.localName === "yy-mask" ? field : anchor;
  return Number.parseFloat(getComputedStyle(box).marginBlockEnd) || 0;
}
