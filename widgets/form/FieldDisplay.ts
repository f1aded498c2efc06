import type { DomPatches } from "@yy/element/dom/DomPatches";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import type { Field } from "@yy/ui/fields/field";
import { fieldLabel } from "@yy/ui/fields/labels";
import type { Validator } from "./validation/Validator";

/** How long after the last keystroke an error is shown, in ms. */
const inputDelay = 1000;

/** Shows the results of the validator: messages next to fields, `data-state` on them, an announcement for screen readers. */
export class FieldDisplay {
  readonly #validator: Validator;
  readonly #patches: DomPatches;
  readonly #messages: FieldMessages;
  readonly #announce: (text: string) => void;

  /** @param announce called with a message that appears without getting the focus */
  constructor(validator: Validator, patches: DomPatches, announce: (text: string) => void) {
    this.#validator = validator;
    this.#patches = patches;
    this.#messages = new FieldMessages(patches);
    this.#announce = announce;
  }

  /** Removes messages that are no longer true; shows no new ones. */
  clearStale(field: Field): void {
    const record = this.#validator.record(field);
    const message = record.failure || record.serverError;
    if (record.isDirty)
      this.#patches.set(field, "data-state", message === "" ? "dirty valid" : "dirty invalid");
    else this.#patches.unset(field, "data-state");
    if (message === record.shown) return;
    clearTimeout(record.delay);
    this.hide(field);
    // `aria-invalid` of the server's markup is about the value that it rendered.
    if (message === "" && record.isDirty && field.getAttribute("aria-invalid") === "true")
      this.#patches.set(field, "aria-invalid", null);
  }

  /** Shows the failure when the visitor has not typed for a second. */
  showErrorLater(field: Field): void {
    const record = this.#validator.record(field);
    clearTimeout(record.delay);
    if (record.failure !== "" && record.isDirty)
      record.delay = setTimeout(() => this.showAndAnnounce(field), inputDelay);
  }

  showError(field: Field): void {
    const record = this.#validator.record(field);
    clearTimeout(record.delay);
    const message = record.failure || record.serverError;
    if (message === "") return;
    record.shown = message;
    this.#messages.show(field, message, this.#validator.fields.groupOf(field));
  }

  showAndAnnounce(field: Field): void {
    const { shown: before } = this.#validator.record(field);
    this.showError(field);
    const { shown } = this.#validator.record(field);
    if (shown !== "" && shown !== before) this.#announce(`${fieldLabel(field)}: ${shown}`);
  }

  hide(field: Field): void {
    const record = this.#validator.record(field);
    clearTimeout(record.delay);
    if (record.shown === "") return;
    record.shown = "";
    this.#announce("");
    this.#messages.hide(field, this.#validator.fields.groupOf(field));
  }

  /** Drops the server's error: it was about the former value. */
  clearServerError(field: Field): void {
    const record = this.#validator.record(field);
    if (record.serverError === "") return;
    record.serverError = "";
    if (record.failure !== record.shown) this.hide(field);
  }

  /** Shows again what was shown before the patches were reverted, for a snapshot for example. */
  showAgain(field: Field): void {
    if (this.#validator.record(field).shown !== "") this.showError(field);
  }
}
