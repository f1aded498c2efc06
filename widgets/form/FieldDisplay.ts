import type { DomPatches } from "@yy/element/domPatches";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import type { Field } from "@yy/ui/fields/field";
import { fieldLabel } from "@yy/ui/fields/labels";
import type { Judgement } from "./Judgement";

/** How long after the last keystroke an error is shown, in ms (spec 9: form input delay). */
const inputDelay = 1000;

/** Shows what a judgement found: messages next to fields, `data-state` on them, and a word for screen readers. */
export class FieldDisplay {
  readonly #judgement: Judgement;
  readonly #patches: DomPatches;
  readonly #messages: FieldMessages;
  readonly #announce: (text: string) => void;

  /** @param announce said once, when a message comes up where the focus is not brought to it */
  constructor(judgement: Judgement, patches: DomPatches, announce: (text: string) => void) {
    this.#judgement = judgement;
    this.#patches = patches;
    this.#messages = new FieldMessages(patches);
    this.#announce = announce;
  }

  /** Takes away what is no longer true, at once; shows nothing new. */
  mend(field: Field): void {
    const record = this.#judgement.record(field);
    const message = record.failure || record.refusal;
    if (record.isDirty)
      this.#patches.set(field, "data-state", message === "" ? "dirty valid" : "dirty invalid");
    else this.#patches.unset(field, "data-state");
    if (message === record.shown) return;
    clearTimeout(record.delay);
    this.hide(field);
    // The server said so of a former value, when it rendered the page.
    if (message === "" && record.isDirty && field.getAttribute("aria-invalid") === "true")
      this.#patches.set(field, "aria-invalid", null);
  }

  /** Shows the failure once the visitor has paused. */
  revealLater(field: Field): void {
    const record = this.#judgement.record(field);
    clearTimeout(record.delay);
    if (record.failure !== "" && record.isDirty)
      record.delay = setTimeout(() => this.revealAndSay(field), inputDelay);
  }

  reveal(field: Field): void {
    const record = this.#judgement.record(field);
    clearTimeout(record.delay);
    const message = record.failure || record.refusal;
    if (message === "") return;
    record.shown = message;
    this.#messages.show(field, message, this.#judgement.fields.groupOf(field));
  }

  revealAndSay(field: Field): void {
    const { shown: before } = this.#judgement.record(field);
    this.reveal(field);
    const { shown } = this.#judgement.record(field);
    if (shown !== "" && shown !== before) this.#announce(`${fieldLabel(field)}: ${shown}`);
  }

  hide(field: Field): void {
    const record = this.#judgement.record(field);
    clearTimeout(record.delay);
    if (record.shown === "") return;
    record.shown = "";
    this.#announce("");
    this.#messages.hide(field, this.#judgement.fields.groupOf(field));
  }

  /** The server's word on the former value is over. */
  forgetRefusal(field: Field): void {
    const record = this.#judgement.record(field);
    if (record.refusal === "") return;
    record.refusal = "";
    if (record.failure !== record.shown) this.hide(field);
  }

  /** What was shown before the form's work started anew. */
  showAgain(field: Field): void {
    if (this.#judgement.record(field).shown !== "") this.reveal(field);
  }
}
