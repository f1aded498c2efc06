import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";
import type { AfterPress } from "./AfterPress";
import type { Field } from "./field";
import { messageMark, ownMessages } from "./messageMark";

const written = `[${messageMark}]:not(${ownMessages}, [hidden])`;

/**
 * The messages that the server has written into the page, for example after it rejected a form. A
 * field refers to its messages by `aria-describedby`; a message that no field refers to is about
 * the whole form.
 */
export class WrittenMessages {
  readonly #widget: HTMLElement;
  readonly #patches: DomPatches;
  readonly #press: AfterPress;

  constructor(widget: HTMLElement, patches: DomPatches, press: AfterPress) {
    this.#widget = widget;
    this.#patches = patches;
    this.#press = press;
  }

  /**
   * Hides the messages of the given fields, whose values have changed since, and those of the form.
   */
  clear(fields: readonly Field[], all: readonly Field[]): void {
    const notes = this.#widget.querySelectorAll(written);
    if (notes.length === 0) return;
    const cleared = new Set(fields);
    const named = new Set(all.filter((field) => !cleared.has(field)).flatMap(idsOf));
    for (const note of notes)
      if (!named.has(note.id)) this.#press.run(() => this.#hide(note, fields));
  }

  #hide(note: Element, fields: readonly Field[]): void {
    this.#patches.set(note, "hidden", "");
    if (note.id === "") return;
    for (const field of fields) {
      const ids = idsOf(field);
      if (!ids.includes(note.id)) continue;
      const others = ids.filter((id) => id !== note.id).join(" ");
      this.#patches.set(field, "aria-describedby", others || null);
      this.#patches.set(field, "aria-invalid", null);
    }
  }
}

function idsOf(field: Field): string[] {
  return (memberOf(field, "getAttribute")("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
}
