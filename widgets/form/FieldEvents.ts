import { areOfCopied } from "@yy/domain/forms/rules";
import { memberOf } from "@yy/page/memberOf";
import { type Field, onReset } from "@yy/ui/fields/field";
import { holdsFocus } from "@yy/ui/fields/fieldAnchor";
import { onFieldNotices } from "@yy/ui/fields/fieldContract";
import { isField } from "@yy/ui/fields/formFields";
import { removeInvisible } from "@yy/ui/fields/removeInvisible";
import type { WrittenMessages } from "@yy/ui/fields/WrittenMessages";
import type { FieldDisplay } from "./FieldDisplay";
import type { FormContext, FormStore } from "./FormStore";
import type { Validator } from "./validation/Validator";

/**
 * Handles the events of a form's fields: each change validates, and shows its result when it is
 * time for it (README, When it speaks).
 */
export class FieldEvents {
  /** Whether the visitor has typed since the form was last sent. */
  hasTyped = false;
  readonly #form: HTMLFormElement;
  readonly #store: FormStore;
  readonly #validator: Validator;
  readonly #display: FieldDisplay;
  readonly #written: WrittenMessages;

  constructor(
    { form, store }: FormContext,
    validator: Validator,
    display: FieldDisplay,
    written: WrittenMessages,
  ) {
    this.#form = form;
    this.#store = store;
    this.#validator = validator;
    this.#display = display;
    this.#written = written;
  }

  /** Listens to all that happens to the fields until the signal aborts. */
  listen(signal: AbortSignal): void {
    const form = this.#form;
    // On the root, because fields outside the form may name it with `form=`, and so that masks have
    // changed the text of a field before we read it.
    const root = memberOf(form, "getRootNode")();
    const on = (type: string, listener: (field: Field, event: Event) => void) =>
      root.addEventListener(
        type,
        (event) => {
          const { target } = event;
          const field = isField(target) && target.form === form && this.#representativeOf(target);
          if (field) listener(field, event);
        },
        { signal },
      );
    on("input", this.#typed);
    on("compositionend", this.#typed);
    on("change", this.#changed);
    // Browsers and password managers may have filled fields in without an event.
    for (const type of ["focusin", "pointerdown"])
      root.addEventListener(type, () => this.#validateSilentChanges(), { signal, capture: true });
    const stops = [
      onReset(
        form,
        (each) => each === form,
        () => this.#reset(),
      ),
      onFieldNotices((fields) => {
        for (const field of fields) if (field.form === form) this.#publishedAbout(field);
      }),
    ];
    signal.addEventListener("abort", () => {
      for (const stop of stops) stop();
    });
  }

  /** Call before the form is sent again: removes the server's errors. */
  forgetAnswers(): void {
    this.hasTyped = false;
    this.#forgetAnswersAbout(this.#validator.fields.candidates, false);
  }

  readonly #typed = (field: Field, event: Event): void => {
    this.hasTyped = true;
    this.#store.edited();
    const isComposing = event instanceof InputEvent && event.isComposing;
    for (const validated of this.#touch(field, event))
      if (!isComposing) this.#display.speakLater(validated);
    this.#validator.tell();
  };

  readonly #changed = (field: Field, event: Event): void => {
    for (const validated of this.#touch(field, event))
      if (this.#store.get(validated).isDirty) this.#display.speakAndAnnounce(validated);
    this.#validator.tell();
  };

  /** Validates what has changed without an event: values, and the reasons of failures. */
  #validateSilentChanges(): void {
    if (this.#validator.isOutdated) this.#validator.validateAll();
    const changed = this.#validator.changedWithoutEvent();
    const failed = new Map(this.#validator.failures);
    for (const field of new Set([...changed, ...failed.keys()])) this.#validator.validate(field);
    const isOther = [...failed].some(
      ([field, failure]) => this.#validator.failures.get(field) !== failure,
    );
    if (changed.length > 0 || isOther) this.#validator.tell();
  }

  /**
   * Call when a widget around the field has published facts about it, which may change its rules,
   * its messages and where they stand.
   */
  #publishedAbout(target: Field): void {
    const known = this.#validator.fields.representativeOf(target);
    // A mask has just added this field: `watchMarkup` sees it too, and has all fields validated
    // once.
    if (!known && memberOf(this.#form, "contains")(target)) return;
    const field = known ?? this.#representativeOf(target);
    if (!field) return;
    const { failure } = this.#store.get(field);
    this.#validator.validate(field, "reworded");
    const { shown, failure: now } = this.#store.get(field);
    if (shown !== "") this.#display.draw(field);
    if (now !== failure) this.#validator.tell();
  }

  /** After a reset of the form all fields count as untouched. */
  #reset(): void {
    for (const field of this.#validator.fields.candidates)
      this.#store.dispatch(field, { type: "reset" });
    this.#validator.validateAll();
  }

  #touch(field: Field, event: Event): readonly Field[] {
    if (!(event instanceof InputEvent && event.isComposing))
      removeInvisible(field, areOfCopied(this.#validator.rulesOf(field)));
    // A script's write, such as the street of a found zipcode, does not make the field touched.
    this.#forgetAnswersAbout([field], event.isTrusted || holdsFocus(field));
    return this.#validator.validate(field);
  }

  /** Drops the server's errors about the fields: they were about their former values. */
  #forgetAnswersAbout(fields: readonly Field[], isByVisitor: boolean): void {
    this.#written.clear(fields, this.#validator.fields.candidates);
    for (const field of fields) this.#store.dispatch(field, { type: "edited", isByVisitor });
  }

  /** The field that is validated for its whole group of radios or checkboxes. */
  #representativeOf(field: Field): Field | undefined {
    if (this.#validator.isOutdated) this.#validator.validateAll();
    return this.#validator.fields.representativeOf(field);
  }
}
