import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Field } from "./field";
import { anchorOf } from "./fieldAnchor";

/** Attribute of the messages beside fields, for styles of `yy.css` and of the page. */
export const messageMark = "data-yy-message";

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
   * Shows a message, and marks the field as invalid.
   * @param group the radios or checkboxes that share the field's name
   */
  show(field: Field, message: string, group: readonly Field[] = [field]): void {
    this.say(field, message, group);
    for (const each of group) this.#patches.set(each, "aria-invalid", "true");
  }

  /** Shows a message about the field without marking it as invalid, for example that saving failed. */
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

/**
 * The margin below the field in px, which the message may fill. For a field in a yy-mask, the margin of the field
 * itself.
 */
function roomBelow(anchor: Element, field: Field): number {
  const box = anchor.localName === "yy-mask" ? field : anchor;
  return Number.parseFloat(getComputedStyle(box).marginBlockEnd) || 0;
}
