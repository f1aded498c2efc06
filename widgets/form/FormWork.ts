import type { CardChecks } from "@yy/domain/forms/Rule";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/element/dom/memberOf";
import { loadFailure } from "@yy/element/react/useLibrary";
import { type Field, onReset } from "@yy/ui/fields/field";
import { holdsFocus } from "@yy/ui/fields/fieldAnchor";
import { isField } from "@yy/ui/fields/formFields";
import { goToField } from "@yy/ui/fields/goToField";
import { type PlacedErrors, placeErrors } from "@yy/ui/sending/placeErrors";
import { FieldDisplay } from "./FieldDisplay";
import { SubmitButtons } from "./SubmitButtons";
import type { FieldRecords } from "./validation/FieldRecord";
import { Validator } from "./validation/Validator";
import { removeLeftovers, watchMarkup } from "./watchMarkup";

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

/** Listens to a form and validates its fields when it is to speak (README, When it speaks). */
export class FormWork {
  readonly #form: HTMLFormElement;
  readonly #widget: HTMLElement;
  readonly #patches: DomPatches;
  readonly #callbacks: FormCallbacks;
  readonly #validator: Validator;
  readonly #display: FieldDisplay;
  readonly #buttons: SubmitButtons;
  readonly #end = new AbortController();
  #isLoading = false;
  /** Since the form was last sent. */
  #hasTyped = false;

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
    this.#buttons = new SubmitButtons(form, patches);
  }

  start(): void {
    this.#listen();
    this.validateAll();
    for (const field of this.#fields) this.#display.showAgain(field);
    this.#leaveDisabledButton();
    this.#loadCards();
  }

  end(): void {
    this.#end.abort();
    this.#validator.end();
  }

  get isValid(): boolean {
    return this.#validator.failures.size === 0;
  }

  validateAll(): void {
    this.#validator.validateAll();
    for (const field of this.#fields) this.#display.clearStale(field);
    this.#validated();
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
    // Who has gone on typing meanwhile is not taken away from it.
    if (first && !this.#hasTyped) goToField(first, this.#callbacks.scrollsToError);
    return placed;
  }

  /** Before the form is sent again: the server will speak anew. */
  clearServerErrors(): void {
    this.#hasTyped = false;
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

  #listen(): void {
    const { signal } = this.#end;
    // Fields outside the form that name it with `form=` are heard here too, and masks have had their turn by then.
    const root = memberOf(this.#form, "getRootNode")();
    root.addEventListener("input", (event) => this.#typed(event), { signal });
    root.addEventListener("compositionend", (event) => this.#typed(event), { signal });
    root.addEventListener("change", (event) => this.#changed(event), { signal });
    const inCapture = { signal, capture: true };
    // Browsers and password managers may fill fields in without a word.
    root.addEventListener("focusin", () => this.#lookAround(), inCapture);
    root.addEventListener("pointerdown", () => this.#lookAround(), inCapture);
    root.addEventListener("keydown", (event) => this.#pressed(event as KeyboardEvent), { signal });
    window.addEventListener("pageshow", () => this.validateAll(), { signal });
    const ends = [
      onReset(
        () => this.#form,
        () => this.#reset(),
      ),
      watchMarkup(this.#widget, (lookedUp) => this.#markupChanged(lookedUp)),
    ];
    signal.addEventListener("abort", () => {
      for (const end of ends) end();
    });
  }

  #typed(event: Event): void {
    const field = this.#fieldOf(event);
    if (!field) return;
    this.#hasTyped = true;
    const isComposing = event instanceof InputEvent && event.isComposing;
    for (const validated of this.#touch(field, event)) {
      this.#display.clearStale(validated);
      if (!isComposing) this.#display.showErrorLater(validated);
    }
    this.#validated();
  }

  #changed(event: Event): void {
    const field = this.#fieldOf(event);
    if (!field) return;
    for (const validated of this.#touch(field, event)) {
      this.#display.clearStale(validated);
      if (this.#validator.record(validated).isDirty) this.#display.showAndAnnounce(validated);
    }
    this.#validated();
  }

  #touch(field: Field, { isTrusted }: Event): readonly Field[] {
    const record = this.#validator.record(field);
    this.#display.clearServerError(field);
    const validated = this.#validator.validate(field);
    // What a script writes, as when a zipcode is found, is not the visitor's doing.
    record.isDirty ||= isTrusted || holdsFocus(field);
    return validated;
  }

  /** Enter in a field would send the form; with disabled buttons it would do nothing at all, without a word. */
  #pressed({ key, target, isComposing, defaultPrevented }: KeyboardEvent): void {
    if (key !== "Enter" || isComposing || defaultPrevented || !this.#buttons.areDisabled) return;
    if (target instanceof HTMLInputElement && target.form === this.#form && isField(target))
      this.attempt();
  }

  #lookAround(): void {
    if (this.#validator.isOutdated) this.validateAll();
    const changed = this.#validator.changedWithoutEvent();
    if (changed.length === 0) return;
    for (const field of changed)
      for (const validated of this.#validator.validate(field)) this.#display.clearStale(validated);
    this.#validated();
  }

  #markupChanged(lookedUp: readonly Field[]): void {
    this.validateAll();
    for (const field of lookedUp) this.#display.showAndAnnounce(field);
    this.#loadCards();
  }

  #reset(): void {
    for (const field of this.#fields) {
      const record = this.#validator.record(field);
      record.isDirty = false;
      record.serverError = "";
      this.#display.hide(field);
    }
    this.validateAll();
  }

  #loadCards(): void {
    const { ready, report } = this.#callbacks;
    if (this.#validator.cards || !this.#validator.needsCards) {
      ready();
      return;
    }
    loadCardChecks()
      .then((cards) => {
        if (this.#end.signal.aborted) return;
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

  #fieldOf({ target }: Event): Field | undefined {
    if (!isField(target) || target.form !== this.#form) return undefined;
    if (this.#validator.isOutdated) this.#validator.validateAll();
    return this.#validator.fields.speakerFor(target);
  }
}

/**
 * The checks of cards and their codes: a chunk of its own, for the few forms that take cards.
 * @throws RequestError with status 0 when it does not come
 */
async function loadCardChecks(): Promise<CardChecks> {
  try {
    return await import("@yy/domain/forms/cards");
  } catch (cause) {
    throw loadFailure(cause);
  }
}
