import type { Field } from "@yy/ui/fields/field";
import { holdsFocus } from "@yy/ui/fields/fieldAnchor";
import type { FieldDisplay } from "./FieldDisplay";
import type { Validator } from "./validation/Validator";

interface WholeForm {
  validateAll(): void;
  /** Called when some fields have been validated. */
  validated(): void;
}

/** Validates fields as they change, and shows each result when it is time for it (README, When it speaks). */
export class FieldValidation {
  /** Whether the visitor has typed since the form was last sent. */
  hasTyped = false;
  readonly #validator: Validator;
  readonly #display: FieldDisplay;
  readonly #form: WholeForm;

  constructor(validator: Validator, display: FieldDisplay, form: WholeForm) {
    this.#validator = validator;
    this.#display = display;
    this.#form = form;
  }

  typed(target: Field, event: Event): void {
    const field = this.#representativeOf(target);
    if (!field) return;
    this.hasTyped = true;
    const isComposing = event instanceof InputEvent && event.isComposing;
    for (const validated of this.#touch(field, event)) {
      this.#display.clearStale(validated);
      if (!isComposing) this.#display.showErrorLater(validated);
    }
    this.#form.validated();
  }

  changed(target: Field, event: Event): void {
    const field = this.#representativeOf(target);
    if (!field) return;
    for (const validated of this.#touch(field, event)) {
      this.#display.clearStale(validated);
      if (this.#validator.record(validated).isDirty) this.#display.showAndAnnounce(validated);
    }
    this.#form.validated();
  }

  /** Looks for what has changed without an event: values, and the reasons of failures. */
  lookAround(): void {
    if (this.#validator.isOutdated) this.#form.validateAll();
    const changed = this.#validator.changedWithoutEvent();
    const failed = new Map(this.#validator.failures);
    for (const field of new Set([...changed, ...failed.keys()]))
      for (const validated of this.#validator.validate(field)) this.#display.clearStale(validated);
    const isOther = [...failed].some(
      ([field, failure]) => this.#validator.failures.get(field) !== failure,
    );
    if (changed.length > 0 || isOther) this.#form.validated();
  }

  /** Call when a widget around the field has told something about it, which may change its rules, words and place. */
  noticed(target: Field): void {
    const field = this.#representativeOf(target);
    if (!field) return;
    const record = this.#validator.record(field);
    const { shown, failure } = record;
    this.#validator.validate(field);
    if (shown !== "") {
      if (record.failure === "" && record.serverError === "") this.#display.clearStale(field);
      else this.#display.showError(field);
    }
    if (record.failure !== failure) this.#form.validated();
  }

  /** Call after a reset of the form: all fields count as untouched. */
  reset(): void {
    for (const field of this.#validator.fields.candidates) {
      const record = this.#validator.record(field);
      record.isDirty = false;
      record.serverError = "";
      this.#display.hide(field);
    }
    this.#form.validateAll();
  }

  #touch(field: Field, { isTrusted }: Event): readonly Field[] {
    const record = this.#validator.record(field);
    this.#display.clearServerError(field);
    const validated = this.#validator.validate(field);
    // A script's write, such as the street of a found zipcode, does not make the field touched.
    record.isDirty ||= isTrusted || holdsFocus(field);
    return validated;
  }

  /** The field of a group of radios or checkboxes that is validated for all of them. */
  #representativeOf(field: Field): Field | undefined {
    if (this.#validator.isOutdated) this.#validator.validateAll();
    return this.#validator.fields.representativeOf(field);
  }
}
