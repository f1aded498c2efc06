import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Field } from "./field";
import { onFieldNotice } from "./fieldContract";
import { messageMark } from "./messageMark";
import { messageOf, placeAgain, placeMessage } from "./placeMessage";

let messageCount = 0;

/**
 * Shows messages next to fields. They are in the light DOM, because `aria-describedby` of a field
 * cannot refer to an id in a shadow root.
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

  /**
   * Shows a message about the field without marking it as invalid, for example that saving failed.
   */
  say(field: Field, message: string, group: readonly Field[] = [field]): Element {
    const note = this.#notes.get(field) ?? this.#addNote(field, message, group);
    if (note.textContent !== message) {
      note.textContent = message;
      placeMessage(note, field, group);
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
    const { nextElementSibling: next } = note;
    this.#patches.remove(note);
    placeAgain(next);
  }

  #addNote(field: Field, message: string, group: readonly Field[]): HTMLElement {
    const note = document.createElement("span");
    messageCount += 1;
    note.id = `yy-message-${messageCount}`;
    note.setAttribute(messageMark, "");
    note.textContent = message;
    this.#patches.insert(note, () => placeMessage(note, field, group));
    this.#notes.set(field, note);
    return note;
  }
}

// A widget around the field may start or leave while the message is shown. The message has to stand
// after the widget, not in it.
onFieldNotice((changed) => placeAgain(messageOf(changed)));
