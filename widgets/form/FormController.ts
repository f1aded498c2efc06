import type { DomPatches } from "@yy/element/dom/DomPatches";
import { AfterPress } from "@yy/ui/fields/AfterPress";
import type { Field } from "@yy/ui/fields/field";
import { noticed, onFieldNotices } from "@yy/ui/fields/fieldContract";
import { goToField } from "@yy/ui/fields/goToField";
import { WrittenMessages } from "@yy/ui/fields/WrittenMessages";
import { type PlacedErrors, placeErrors } from "@yy/ui/sending/placeErrors";
import { type Announcer, FieldDisplay } from "./FieldDisplay";
import { FieldValidation } from "./FieldValidation";
import type { FormStore } from "./FormStore";
import { SubmitButtons } from "./SubmitButtons";
import type { FieldRecords } from "./validation/FieldRecord";
import { loadCardChecks } from "./validation/loadCardChecks";
import { RemoteNotices } from "./validation/RemoteNotices";
import { Validator, type ValidatorCallbacks } from "./validation/Validator";
import { watchForm } from "./watchForm";
import { removeLeftovers } from "./watchMarkup";

/** Callbacks of `FormController`. */
export interface FormCallbacks extends Announcer, Omit<ValidatorCallbacks, "validated"> {
  /** Called when all code that the rules need is loaded. */
  ready(): void;
  /** Called after every validation. */
  validated(errors: Record<string, string>): void;
  /** Returns why the buttons are disabled; "" when the form can be sent. */
  reason(state: { readonly isLoading: boolean; readonly invalidFields: number }): string;
  /** Whether the form is between its submit and the answer. */
  isSubmitting(): boolean;
  readonly scrollsToError: boolean;
}

/** Puts together validation, messages and buttons of one form, until its submission. */
export class FormController {
  readonly #form: HTMLFormElement;
  readonly #widget: HTMLElement;
  readonly #patches: DomPatches;
  readonly #callbacks: FormCallbacks;
  readonly #store: FormStore;
  readonly #validator: Validator;
  readonly #display: FieldDisplay;
  readonly #fields: FieldValidation;
  readonly #buttons: SubmitButtons;
  readonly #remote = new RemoteNotices();
  readonly #press: AfterPress;
  readonly #ended = new AbortController();
  #announcing: ReturnType<typeof setTimeout> | undefined;
  #stopWatching: (() => void) | undefined;
  #isLoading = false;

  constructor(
    form: HTMLFormElement,
    widget: HTMLElement,
    store: FormStore,
    records: FieldRecords,
    patches: DomPatches,
    callbacks: FormCallbacks,
  ) {
    this.#form = form;
    this.#widget = widget;
    this.#patches = patches;
    this.#callbacks = callbacks;
    this.#store = store;
    removeLeftovers(form);
    // Keeps the browser from showing bubbles beside our messages; we validate its constraints.
    patches.set(form, "novalidate", "");
    const { messages, report } = callbacks;
    const validated = (areAll: boolean) => this.#validated(areAll);
    this.#validator = new Validator(form, store, records, { messages, report, validated });
    this.#press = new AfterPress(this.#ended.signal);
    this.#display = new FieldDisplay(store, this.#validator, patches, callbacks, this.#press);
    const written = new WrittenMessages(widget, patches, this.#press);
    this.#fields = new FieldValidation(store, this.#validator, this.#display, written);
    this.#buttons = new SubmitButtons(form, patches, callbacks.isSubmitting);
  }

  start(): void {
    const stopWatching = watchForm(this.#form, this.#widget, this.#fields, {
      // With disabled buttons Enter would do nothing, and not say why.
      onEnter: () => this.#buttons.areDisabled && this.attempt(),
      onMarkupChange: (lookedUp) => this.#markupChanged(lookedUp),
      onPageShow: () => this.validateAll(),
    });
    const stopNotices = onFieldNotices((fields) => {
      for (const field of fields) if (field.form === this.#form) this.#fields.noticed(field);
    });
    this.#stopWatching = () => {
      stopWatching();
      stopNotices();
    };
    // Chromium 150 takes the focus off a button at the moment it is disabled, 156 in the next frame.
    const focused = document.activeElement;
    this.validateAll();
    // What was shown before the patches were reverted, for a snapshot for example.
    for (const field of this.#validator.fields.candidates)
      if (this.#store.get(field).shown !== "") this.#display.draw(field);
    this.#showFailedLookups();
    this.#leaveDisabledButton(focused);
    this.#loadCards();
  }

  end(): void {
    this.#press.end();
    this.#ended.abort();
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    clearTimeout(this.#announcing);
    this.#remote.update([]);
    this.#display.end();
    this.#buttons.end();
    this.#validator.end();
  }

  get isValid(): boolean {
    return this.#validator.failures.size === 0;
  }

  validateAll(): void {
    this.#validator.validateAll();
  }

  /** Returns whether the form may be sent. If not, shows every error and focuses the first. */
  attempt(): boolean {
    this.validateAll();
    if (this.isValid) return true;
    this.#press.end();
    // Before the messages: those of fields that cannot be seen stand elsewhere.
    const first = this.#validator.firstInvalid;
    for (const field of this.#validator.failures.keys()) this.#display.speak(field);
    if (!first) this.#showAlert();
    else if (!goToField(first, this.#callbacks.scrollsToError)) this.#say([first]);
    return false;
  }

  /** Shows the server's errors next to the fields. */
  showServerErrors(errors: ReadonlyMap<string, string>): PlacedErrors {
    const placed = placeErrors(errors, this.#validator.fields);
    const { fields, first } = placed;
    for (const [field, message] of fields)
      this.#store.dispatch(field, { type: "refused", message });
    this.#press.end();
    this.validateAll();
    for (const field of fields.keys()) this.#display.speak(field);
    // Do not steal the focus while the visitor is typing.
    const goesThere = first !== undefined && !this.#fields.hasTyped;
    const hasGone = goesThere && goToField(first, this.#callbacks.scrollsToError);
    if (fields.size > 0 && !hasGone) this.#say(fields.keys());
    return placed;
  }

  /** Call before the form is sent again: removes the server's errors. */
  clearServerErrors(): void {
    this.#fields.sent();
  }

  /** Call when a submission starts or ends. */
  setLoading(isLoading: boolean): void {
    this.#isLoading = isLoading;
    if (isLoading) this.#patches.set(this.#form, "aria-busy", "true");
    else this.#patches.unset(this.#form, "aria-busy");
    this.#updateButtons();
  }

  /**
   * When the focus was on a button before the script ran, moves it to the first invalid field.
   * @param focused what had the focus before buttons were disabled
   */
  #leaveDisabledButton(focused: Element | null): void {
    if (!focused?.matches(":disabled") || !this.#buttons.include(focused)) return;
    const first = this.#validator.firstInvalid;
    if (first) goToField(first, this.#callbacks.scrollsToError);
  }

  /** Reads out what is shown of the fields, also when it is the same as before. */
  #say(fields: Iterable<Field>): void {
    const text = [...fields].map((field) => this.#display.spoken(field)).join(". ");
    clearTimeout(this.#announcing);
    this.#callbacks.announce("");
    this.#announcing = setTimeout(() => this.#callbacks.announce(text));
  }

  /** Where no field can take the focus, brings the messages above the form into view, once they are drawn. */
  #showAlert(): void {
    clearTimeout(this.#announcing);
    this.#announcing = setTimeout(() =>
      this.#widget.shadowRoot?.querySelector("[part=errors]")?.scrollIntoView({ block: "nearest" }),
    );
  }

  /** What a widget has shown of a lookup until this form has started. */
  #showFailedLookups(): void {
    for (const field of this.#validator.ruledBy("isRemoteValid"))
      if (field.dataset.remoteValid === "false" && noticed(field, "remoteWarning"))
        this.#display.speak(field);
  }

  #markupChanged(lookedUp: readonly Field[]): void {
    this.validateAll();
    for (const field of lookedUp) this.#display.speakAndAnnounce(field);
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
      // Without the card checks the form can be sent: the server checks cards too.
      .catch(report)
      .finally(ready);
  }

  #updateButtons(): void {
    const invalidFields = this.#validator.failures.size;
    const isLoading = this.#isLoading;
    const text = this.#callbacks.reason({ isLoading, invalidFields });
    this.#buttons.update({ text, isLoading });
  }

  #validated(areAll: boolean): void {
    if (areAll) {
      this.#display.refresh();
      this.#remote.update(this.#validator.ruledBy("isRemoteValid"));
    }
    this.#updateButtons();
    this.#callbacks.validated(this.#validator.errors);
  }
}
