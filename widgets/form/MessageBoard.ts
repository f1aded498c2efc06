import type { MarkupLoan } from "@yy/element/markupLoan";
import type { Field } from "@yy/ui/fields/field";
import { anchorOf } from "./fieldAnchor";

let messages = 0;

/** Shows messages next to fields, in the page itself: ids do not reach from a field into a shadow root. */
export class MessageBoard {
  readonly #loan: MarkupLoan;
  readonly #notes = new Map<Field, HTMLElement>();

  constructor(loan: MarkupLoan) {
    this.#loan = loan;
  }

  /** @param group the radios or boxes of the field's name, or the field alone */
  show(field: Field, group: readonly Field[], message: string): void {
    const note = this.#notes.get(field) ?? this.#addNote(field, group);
    if (note.textContent !== message) note.textContent = message;
    for (const each of group) {
      this.#loan.set(each, "aria-invalid", "true");
      this.#loan.addToken(each, "aria-describedby", note.id);
    }
  }

  hide(field: Field, group: readonly Field[]): void {
    const note = this.#notes.get(field);
    if (!note) return;
    for (const each of group) {
      this.#loan.unset(each, "aria-invalid");
      this.#loan.removeToken(each, "aria-describedby", note.id);
    }
    this.#notes.delete(field);
    this.#loan.remove(note);
  }

  #addNote(field: Field, group: readonly Field[]): HTMLElement {
    const note = document.createElement("span");
    messages += 1;
    note.id = `yy-form-message-${messages}`;
    note.setAttribute(ours, "message");
    const anchor = anchorOf(group);
    this.#loan.insert(note, () => anchor.after(note));
    // The field's own margin is the room kept for the note, where the page has not taken it away.
    const room = Number.parseFloat(getComputedStyle(anchor).marginBlockEnd);
    const height = note.getBoundingClientRect().height;
    note.style.marginBlockStart = `${-Math.min(room || 0, height)}px`;
    this.#notes.set(field, note);
    return note;
  }
}

/** Marks nodes of ours in the page. */
export const ours = "data-yy-form";

/** Takes away what a copy of the page, made by others than Turbo, has kept of ours. */
export function removeLeftovers(form: HTMLFormElement): void {
  for (const node of form.querySelectorAll(`[${ours}]`)) node.remove();
}
