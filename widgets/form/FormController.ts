import { memberOf } from "@yy/page/memberOf";
import { onShown } from "@yy/page/moments";
import { AfterPress } from "@yy/ui/fields/AfterPress";
import type { Field } from "@yy/ui/fields/field";
import { fieldHint } from "@yy/ui/fields/fieldContract";
import { isField } from "@yy/ui/fields/formFields";
import { goToField } from "@yy/ui/fields/goToField";
import { WrittenMessages } from "@yy/ui/fields/WrittenMessages";
import { type PlacedErrors, placeErrors } from "@yy/ui/sending/placeErrors";
import { FieldDisplay } from "./FieldDisplay";
import { FieldEvents } from "./FieldEvents";
import type { FormContext } from "./FormStore";
import { SubmitButtons } from "./SubmitButtons";
import { Validator } from "./validation/Validator";
import { removeLeftovers, watchMarkup } from "./watchMarkup";

/** Connects validation, messages and buttons of one form; its state is in the store. */
export class FormController {
  readonly #context: FormContext;
  readonly #ended = new AbortController();
  readonly #press = new AfterPress(this.#ended.signal);
  readonly #validator: Validator;
  readonly #display: FieldDisplay;
  readonly #fields: FieldEvents;
  readonly #buttons: SubmitButtons;

  constructor(context: FormContext) {
    const { form, widget, patches } = context;
    this.#context = context;
    removeLeftovers(form);
    // Keeps the browser from showing its bubbles beside our messages. We check its constraints
    // ourselves.
    patches.set(form, "novalidate", "");
    this.#validator = new Validator(context);
    this.#display = new FieldDisplay(context, this.#press);
    const written = new WrittenMessages(widget.element, patches, this.#press);
    this.#fields = new FieldEvents(context, this.#validator, this.#display, written);
    this.#buttons = new SubmitButtons(context);
  }

  start(): void {
    const { form, widget } = this.#context;
    const { signal } = this.#ended;
    this.#fields.listen(signal);
    memberOf(form, "getRootNode")().addEventListener("keydown", this.#showErrorsOnEnter, {
      signal,
    });
    onShown(() => this.#validator.validateAll(), { signal });
    const stop = watchMarkup(widget.element, (lookedUp) => this.#markupChanged(lookedUp));
    signal.addEventListener("abort", stop);
    // Chromium 150 takes the focus off a button at the moment it is disabled, 156 in the next
    // frame.
    const focused = document.activeElement;
    this.#validator.validateAll();
    this.#display.drawAll();
    this.#showFailedLookups();
    this.#leaveDisabledButton(focused);
    this.#loadCards();
  }

  end(): void {
    this.#press.end();
    this.#ended.abort();
    this.#display.end();
    this.#buttons.end();
    this.#validator.end();
  }

  /**
   * Removes the server's earlier errors, and returns whether the form may be sent. If not, it shows
   * why.
   */
  submitted(): boolean {
    this.#fields.forgetAnswers();
    return this.#isSendable();
  }

  /** Removes the server's errors next to the fields. */
  clearServerErrors(): void {
    this.#fields.forgetAnswers();
  }

  /** Shows the server's errors next to the fields. */
  showServerErrors(errors: ReadonlyMap<string, string>): PlacedErrors {
    const placed = placeErrors(errors, this.#validator.fields);
    const { fields, first } = placed;
    for (const [field, message] of fields)
      this.#context.store.dispatch(field, { type: "refused", message });
    this.#press.end();
    this.#validator.validateAll();
    for (const field of fields.keys()) this.#display.speak(field);
    // Do not steal the focus while the visitor is typing.
    const hasGone = first !== undefined && !this.#fields.hasTyped && this.#goTo(first);
    if (fields.size > 0 && !hasGone) this.#display.say(fields.keys());
    return placed;
  }

  /** Whether no field fails. If one does, shows every error and focuses the first. */
  #isSendable(): boolean {
    this.#validator.validateAll();
    if (this.#validator.failures.size === 0) return true;
    this.#press.end();
    // This comes before the messages: those of fields that cannot be seen stand above the form.
    const first = this.#validator.firstInvalid;
    for (const field of this.#validator.failures.keys()) this.#display.speak(field);
    if (!first) this.#display.showAlerts();
    else if (!this.#goTo(first)) this.#display.say([first]);
    return false;
  }

  /** Returns whether the field has the focus now. */
  #goTo(field: Field): boolean {
    return goToField(field, this.#context.props().scrollToError);
  }

  /** Shows the errors on Enter: with disabled buttons the browser would do nothing. */
  readonly #showErrorsOnEnter = (event: Event): void => {
    const { key, isComposing, defaultPrevented, target } = event as KeyboardEvent;
    if (key !== "Enter" || isComposing || defaultPrevented || !this.#buttons.areDisabled) return;
    if (isField(target) && target.form === this.#context.form && submitsOnEnter(target))
      this.#isSendable();
  };

  /**
   * Moves the focus to the first invalid field, when it was on a button that is disabled now.
   * @param focused what had the focus before buttons were disabled
   */
  #leaveDisabledButton(focused: Element | null): void {
    if (!focused?.matches(":disabled") || !this.#buttons.include(focused)) return;
    const first = this.#validator.firstInvalid;
    if (first) this.#goTo(first);
  }

  /** Shows the failed lookups that another widget had shown until this form started. */
  #showFailedLookups(): void {
    for (const field of this.#validator.ruledBy("isRemoteValid"))
      if (field.dataset.remoteValid === "false" && fieldHint(field, "remoteWarning"))
        this.#display.speak(field);
  }

  #markupChanged(lookedUp: readonly Field[]): void {
    this.#validator.validateAll();
    for (const field of lookedUp) this.#display.speakAndAnnounce(field);
    this.#loadCards();
  }

  async #loadCards(): Promise<void> {
    const { store, widget } = this.#context;
    try {
      if (this.#validator.lacksCards) {
        await this.#validator.loadCards();
        if (!this.#ended.signal.aborted) this.#validator.validateAll();
      }
    } catch (error) {
      widget.report(error);
    }
    store.view.setState({ isReady: true });
  }
}

/**
 * Whether Enter in the field submits the form. In a file or colour field it opens a chooser, and in
 * a text area it begins a new line.
 */
function submitsOnEnter(field: Field): boolean {
  return field instanceof HTMLInputElement && field.type !== "file" && field.type !== "color";
}
