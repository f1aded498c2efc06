import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Field } from "@yy/ui/fields/field";
import { goToField } from "@yy/ui/fields/goToField";
import { type PlacedErrors, placeErrors } from "@yy/ui/sending/placeErrors";
import { FieldDisplay } from "./FieldDisplay";
import { FieldWork } from "./FieldWork";
import { SubmitButtons } from "./SubmitButtons";
import type { FieldRecords } from "./validation/FieldRecord";
import { loadCardChecks } from "./validation/loadCardChecks";
import { Validator } from "./validation/Validator";
import { watchForm } from "./watchForm";
import { removeLeftovers } from "./watchMarkup";

/** What the form's work tells its widget. */
export interface FormCallbacks {
  /** All that the rules need is there. */
  ready(): void;
  /** After every validation. */
  validated(errors: Record<string, string>): void;
  /** To be said once. */
  announce(text: string): void;
  report(error: unknown): void;
  /** Words for the disabled buttons; "" while the form can be sent. */
  reason(state: { readonly isLoading: boolean; readonly invalidFields: number }): string;
  readonly scrollsToError: boolean;
}

/** A form's work between its server's markup and its sending: what is validated, shown and disabled. */
export class FormWork {
  readonly #form: HTMLFormElement;
  readonly #widget: HTMLElement;
  readonly #patches: DomPatches;
  readonly #callbacks: FormCallbacks;
  readonly #validator: Validator;
  readonly #display: FieldDisplay;
  readonly #fieldWork: FieldWork;
  readonly #buttons: SubmitButtons;
  #stopWatching: (() => void) | undefined;
  #isLoading = false;

  constructor(
    form: HTMLFormElement,
    widget: HTMLElement,
    records: FieldRecords,
    patches: DomPatches,
    callbacks: FormCallbacks,
  ) {
    this.#form = form;
    this.#widget = widget;
    this.#patches = patches;
    this.#callbacks = callbacks;
    removeLeftovers(form);
    // The browser's own bubbles would stand beside our messages; its constraints are validated all the same.
    patches.set(form, "novalidate", "");
    this.#validator = new Validator(form, records, callbacks.report);
    this.#display = new FieldDisplay(this.#validator, patches, callbacks.announce);
    this.#fieldWork = new FieldWork(this.#validator, this.#display, () => this.#validated());
    this.#buttons = new SubmitButtons(form, patches);
  }

  start(): void {
    this.#watch();
    this.validateAll();
    for (const field of this.#fields) this.#display.showAgain(field);
    this.#leaveDisabledButton();
    this.#loadCards();
  }

  end(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    this.#validator.end();
  }

  get isValid(): boolean {
    return this.#validator.failures.size === 0;
  }

  validateAll(): void {
    this.#fieldWork.validateAll();
  }

  /** An attempt to send: true when nothing is in its way; otherwise every error is shown and the first has the focus. */
  attempt(): boolean {
    this.validateAll();
    const first = this.#validator.firstInvalid;
    if (!first) return true;
    for (const field of this.#validator.failures.keys()) this.#display.showError(field);
    goToField(first, this.#callbacks.scrollsToError);
    return false;
  }

  /** Shows what the server said of what it was sent, next to the fields. */
  showServerErrors(errors: ReadonlyMap<string, string>): PlacedErrors {
    const placed = placeErrors(errors, this.#validator.fields);
    const { fields, first } = placed;
    for (const [field, message] of fields) this.#validator.record(field).serverError = message;
    this.validateAll();
    for (const field of fields.keys()) this.#display.showError(field);
    // Do not steal the focus while the visitor is typing.
    if (first && !this.#fieldWork.hasTyped) goToField(first, this.#callbacks.scrollsToError);
    return placed;
  }

  /** Before the form is sent again: the server will speak anew. */
  clearServerErrors(): void {
    this.#fieldWork.hasTyped = false;
    for (const field of this.#fields) this.#display.clearServerError(field);
  }

  /** Whether the form is on its way to the server. */
  setLoading(isLoading: boolean): void {
    this.#isLoading = isLoading;
    if (isLoading) this.#patches.set(this.#form, "aria-busy", "true");
    else this.#patches.unset(this.#form, "aria-busy");
    this.#updateButtons();
  }

  /** Who came to the button before the script did goes to what is missing. */
  #leaveDisabledButton(): void {
    const { activeElement } = document;
    const first = this.#validator.firstInvalid;
    if (first && activeElement?.matches(":disabled") && this.#buttons.include(activeElement))
      goToField(first, this.#callbacks.scrollsToError);
  }

  get #fields(): readonly Field[] {
    return this.#validator.fields.candidates;
  }

  #watch(): void {
    const fields = this.#fieldWork;
    this.#stopWatching = watchForm(this.#form, this.#widget, {
      typed: (field, event) => fields.typed(field, event),
      changed: (field, event) => fields.changed(field, event),
      lookAround: () => fields.lookAround(),
      // With disabled buttons it would do nothing at all, without a word.
      pressedEnter: () => this.#buttons.areDisabled && this.attempt(),
      reset: () => fields.reset(),
      shown: () => fields.validateAll(),
      markupChanged: (lookedUp) => this.#markupChanged(lookedUp),
    });
  }

  #markupChanged(lookedUp: readonly Field[]): void {
    this.validateAll();
    for (const field of lookedUp) this.#display.showAndAnnounce(field);
    this.#loadCards();
  }

  #loadCards(): void {
    const { ready, report } = this.#callbacks;
    if (this.#validator.cards || !this.#validator.needsCards) {
      ready();
      return;
    }
    loadCardChecks()
      .then((cards) => {
        if (!this.#stopWatching) return;
        this.#validator.cards = cards;
        this.validateAll();
      })
      // The server judges cards anyway: the visitor is not kept from sending.
      .catch(report)
      .finally(ready);
  }

  #updateButtons(): void {
    const invalidFields = this.#validator.failures.size;
    this.#buttons.update(this.#callbacks.reason({ isLoading: this.#isLoading, invalidFields }));
  }

  #validated(): void {
    this.#updateButtons();
    this.#callbacks.validated(this.#validator.errors);
  }
}
