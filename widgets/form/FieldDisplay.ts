import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { AfterPress } from "@yy/ui/fields/AfterPress";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import type { Field } from "@yy/ui/fields/field";
import { isDrawn, shownField } from "@yy/ui/fields/fieldContract";
import { isSeen } from "@yy/ui/fields/goToField";
import { fieldLabel } from "@yy/ui/fields/labels";
import { aboutField } from "@yy/ui/sending/placeErrors";
import type { Validator } from "./validation/Validator";
import type { WrittenMessages } from "./WrittenMessages";

/** How long after the last keystroke an error is shown, in ms. */
const inputDelay = 1000;

/** Where a message is shown that does not stand next to its field. */
export interface Announcer {
  /** Called with a message that appears without getting the focus. */
  announce(text: string): void;
  /** Called with all messages of fields that the visitor cannot see. */
  alert(messages: readonly string[]): void;
}

/** Shows the results of the validator: messages next to fields, `data-state` on them, an announcement for screen readers. */
export class FieldDisplay {
  readonly #validator: Validator;
  readonly #patches: DomPatches;
  readonly #messages: FieldMessages;
  readonly #announcer: Announcer;
  readonly #written: WrittenMessages;
  readonly #press: AfterPress;
  /** Of fields that the visitor cannot see. */
  readonly #alerts = new Map<Field, string>();

  constructor(
    validator: Validator,
    patches: DomPatches,
    announcer: Announcer,
    written: WrittenMessages,
    press: AfterPress,
  ) {
    this.#validator = validator;
    this.#patches = patches;
    this.#messages = new FieldMessages(patches);
    this.#announcer = announcer;
    this.#written = written;
    this.#press = press;
  }

  /** Removes messages that are no longer true; shows no new ones. */
  clearStale(field: Field): void {
    const record = this.#validator.record(field);
    const message = record.failure || record.serverError;
    if (record.isDirty)
      this.#patches.set(field, "data-state", message === "" ? "dirty valid" : "dirty invalid");
    else this.#patches.unset(field, "data-state");
    if (message !== record.shown) {
      clearTimeout(record.delay);
      this.hide(field);
    }
    // `aria-invalid` of the server's markup is about the value that it rendered.
    if (message === "" && record.isDirty && field.getAttribute("aria-invalid") === "true")
      this.#patches.set(field, "aria-invalid", null);
    this.#denyUnshown(field);
  }

  /** What fails and is not shown yet is not invalid to a screen reader either, which hears so from `setCustomValidity`. */
  #denyUnshown(field: Field): void {
    const { failure, shown } = this.#validator.record(field);
    if (shown !== "") return;
    const control = shownField(field);
    for (const each of this.#validator.fields.groupOf(control)) {
      const isUnmarked = this.#patches.original(each, "aria-invalid") === null;
      // ARIA knows it of no radio.
      if (failure !== "" && isUnmarked && each.type !== "radio")
        this.#patches.set(each, "aria-invalid", "false");
      else if (each.getAttribute("aria-invalid") === "false")
        this.#patches.unset(each, "aria-invalid");
    }
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
    this.#press.run(() => this.#draw(field, message));
  }

  #draw(field: Field, message: string): void {
    const shown = shownField(field);
    const { fields } = this.#validator;
    const isBeside = isDrawn(shown);
    if (isBeside) this.#messages.show(shown, message, fields.groupOf(shown));
    else this.#messages.hide(shown, fields.groupOf(shown));
    this.#setAlert(field, isBeside && isSeen(shown) ? "" : aboutField(field, message));
  }

  showAndAnnounce(field: Field): void {
    const { shown: before } = this.#validator.record(field);
    this.showError(field);
    const { shown } = this.#validator.record(field);
    if (shown !== "" && shown !== before) this.#announcer.announce(this.spoken(field));
  }

  /** What is shown of the field, with its name. */
  spoken(field: Field): string {
    return `${fieldLabel(field)}: ${this.#validator.record(field).shown}`;
  }

  hide(field: Field): void {
    const record = this.#validator.record(field);
    clearTimeout(record.delay);
    if (record.shown === "") return;
    record.shown = "";
    this.#announcer.announce("");
    this.#press.run(() => {
      const shown = shownField(field);
      this.#messages.hide(shown, this.#validator.fields.groupOf(shown));
      this.#setAlert(field, "");
    });
  }

  /** Drops the server's error: it was about the former value. */
  clearServerError(field: Field): void {
    this.#press.run(() => this.#written.clear(field, this.#validator.fields.candidates));
    const record = this.#validator.record(field);
    if (record.serverError === "") return;
    record.serverError = "";
    if (record.failure !== record.shown) this.hide(field);
  }

  /** Shows again what was shown before the patches were reverted, for a snapshot for example. */
  showAgain(field: Field): void {
    if (this.#validator.record(field).shown !== "") this.showError(field);
  }

  /** Removes the messages of fields that are no longer in the form. */
  clearRemoved(): void {
    for (const field of [...this.#alerts.keys()])
      if (this.#validator.fields.representativeOf(field) !== field) this.#setAlert(field, "");
  }

  end(): void {
    for (const field of [...this.#alerts.keys()]) this.#setAlert(field, "");
  }

  #setAlert(field: Field, text: string): void {
    if ((this.#alerts.get(field) ?? "") === text) return;
    if (text === "") this.#alerts.delete(field);
    else this.#alerts.set(field, text);
    this.#announcer.alert([...this.#alerts.values()]);
  }
}
