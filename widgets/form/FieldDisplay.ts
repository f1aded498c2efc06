import { type FieldState, messageOf } from "@yy/domain/forms/fieldReducer";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { AfterPress } from "@yy/ui/fields/AfterPress";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import type { Field } from "@yy/ui/fields/field";
import { isDrawn, shownField } from "@yy/ui/fields/fieldContract";
import type { FormFields } from "@yy/ui/fields/formFields";
import { isSeen } from "@yy/ui/fields/goToField";
import { fieldLabel } from "@yy/ui/fields/labels";
import { aboutField } from "@yy/ui/sending/placeErrors";
import type { FormContext, FormStore } from "./FormStore";

/** How long after the last keystroke an error is shown. */
const inputDelayMs = 1000;

/**
 * Draws the states of the fields: messages beside them, `data-state`, `aria-invalid`, and
 * announcements for screen readers.
 */
export class FieldDisplay {
  readonly #context: FormContext;
  readonly #store: FormStore;
  readonly #patches: DomPatches;
  readonly #messages: FieldMessages;
  readonly #press: AfterPress;
  /** Messages of fields that the visitor cannot see. */
  readonly #alerts = new Map<Field, string>();
  readonly #delays = new Map<Field, ReturnType<typeof setTimeout>>();
  readonly #unsubscribe: readonly (() => void)[];
  #announcing: ReturnType<typeof setTimeout> | undefined;

  constructor(context: FormContext, press: AfterPress) {
    const { store, patches } = context;
    this.#context = context;
    this.#store = store;
    this.#patches = patches;
    this.#messages = new FieldMessages(patches);
    this.#press = press;
    this.#unsubscribe = [
      store.onField((field, before) => this.#changed(field, before)),
      store.view.subscribe(({ fields }, before) => {
        if (fields !== before.fields) this.#refresh();
      }),
    ];
  }

  get #fields(): FormFields {
    return this.#store.view.getState().fields;
  }

  #changed(field: Field, before: FieldState): void {
    const { shown } = this.#store.get(field);
    if (shown === before.shown) {
      this.#mark(field);
      return;
    }
    this.#forgetDelay(field);
    if (shown === "") this.#announce("");
    this.draw(field);
  }

  /** Draws all fields after fields were added or removed, or their markup has changed. */
  #refresh(): void {
    for (const field of this.#fields.candidates) this.#mark(field);
    for (const field of [...this.#alerts.keys()])
      if (this.#fields.representativeOf(field) !== field) this.#setAlert(field, "");
  }

  /**
   * Draws the messages again that were shown before the patches were reverted, for a snapshot for
   * example.
   */
  drawAll(): void {
    for (const field of this.#fields.candidates)
      if (this.#store.get(field).shown !== "") this.draw(field);
  }

  /** Shows the field's error once the visitor has not typed for a second. */
  speakLater(field: Field): void {
    this.#forgetDelay(field);
    const state = this.#store.get(field);
    if (state.failure !== "" && state.isDirty)
      this.#delays.set(
        field,
        setTimeout(() => this.speakAndAnnounce(field), inputDelayMs),
      );
  }

  speak(field: Field): void {
    this.#forgetDelay(field);
    this.#store.dispatch(field, { type: "spoken" });
  }

  speakAndAnnounce(field: Field): void {
    const { shown: before } = this.#store.get(field);
    this.speak(field);
    const { shown } = this.#store.get(field);
    if (shown !== "" && shown !== before) this.#announce(this.#spoken(field));
  }

  /** Has screen readers read the fields' messages, even if they are the same as before. */
  say(fields: Iterable<Field>): void {
    const text = [...fields].map((field) => this.#spoken(field)).join(". ");
    clearTimeout(this.#announcing);
    this.#announce("");
    this.#announcing = setTimeout(() => this.#announce(text));
  }

  /** Scrolls the messages above the form into view, once they are drawn. */
  showAlerts(): void {
    clearTimeout(this.#announcing);
    const { shadowRoot } = this.#context.widget.element;
    this.#announcing = setTimeout(() =>
      shadowRoot?.querySelector("[part=errors]")?.scrollIntoView({ block: "nearest" }),
    );
  }

  /** The field's label and its message. */
  #spoken(field: Field): string {
    return `${fieldLabel(field)}: ${this.#store.get(field).shown}`;
  }

  #announce(announcement: string): void {
    this.#store.view.setState({ announcement });
  }

  /** Draws or removes the message of a field, once no pointer or key is pressed. */
  draw(field: Field): void {
    this.#press.run(() => this.#drawNow(field));
  }

  end(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    clearTimeout(this.#announcing);
    for (const field of [...this.#delays.keys()]) this.#forgetDelay(field);
    for (const field of [...this.#alerts.keys()]) this.#setAlert(field, "");
  }

  #drawNow(field: Field): void {
    const { shown: message } = this.#store.get(field);
    const shown = shownField(field);
    const group = this.#fields.groupOf(shown);
    const isBeside = message !== "" && isDrawn(shown);
    if (isBeside) this.#messages.show(shown, message, group);
    else this.#messages.hide(shown, group);
    const isAlert = message !== "" && !(isBeside && isSeen(shown));
    this.#setAlert(field, isAlert ? aboutField(field, message) : "");
    this.#mark(field);
  }

  /** Writes the field's state where styles and screen readers read it. */
  #mark(field: Field): void {
    const state = this.#store.get(field);
    const isValid = messageOf(state) === "";
    if (state.isDirty)
      this.#patches.set(field, "data-state", isValid ? "dirty valid" : "dirty invalid");
    else this.#patches.unset(field, "data-state");
    // The server's `aria-invalid` is about the value that it rendered.
    if (isValid && state.isDirty && field.getAttribute("aria-invalid") === "true")
      this.#patches.set(field, "aria-invalid", null);
    this.#denyUnshown(field);
  }

  /**
   * Sets `aria-invalid` to false while a failure is not shown yet: `setCustomValidity` would tell
   * screen readers about it already.
   */
  #denyUnshown(field: Field): void {
    const { failure, shown } = this.#store.get(field);
    if (shown !== "") return;
    const control = shownField(field);
    for (const each of this.#fields.groupOf(control)) {
      const isUnmarked = this.#patches.original(each, "aria-invalid") === null;
      // ARIA does not allow the attribute on a radio.
      if (failure !== "" && isUnmarked && each.type !== "radio")
        this.#patches.set(each, "aria-invalid", "false");
      else if (each.getAttribute("aria-invalid") === "false")
        this.#patches.unset(each, "aria-invalid");
    }
  }

  #forgetDelay(field: Field): void {
    clearTimeout(this.#delays.get(field));
    this.#delays.delete(field);
  }

  #setAlert(field: Field, text: string): void {
    if ((this.#alerts.get(field) ?? "") === text) return;
    if (text === "") this.#alerts.delete(field);
    else this.#alerts.set(field, text);
    this.#store.view.setState({ alerts: [...this.#alerts.values()] });
  }
}
