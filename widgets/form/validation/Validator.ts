import { messageOf } from "@yy/domain/forms/fieldReducer";
import type { RuleCall } from "@yy/domain/forms/patterns";
import { messageProperty } from "@yy/domain/forms/ruleMessages";
import { type CardChecks, needsCards } from "@yy/domain/forms/rules";
import { loadChunk } from "@yy/page/loadChunk";
import { memberOf } from "@yy/page/memberOf";
import type { Field } from "@yy/ui/fields/field";
import { announceField, isDrawn } from "@yy/ui/fields/fieldContract";
import { FormFields } from "@yy/ui/fields/formFields";
import { revealField } from "@yy/ui/fields/goToField";
import type { FormContext, FormStore } from "../FormStore";
import { comparedValue, failureOf, mirror, readRules } from "./fieldFailure";

/**
 * `validated` removes a shown message that is no longer true; `reworded` shows its new words
 * instead.
 */
type Validation = "validated" | "reworded";

/**
 * Validates the fields of a form: native constraints, `data-patterns`, messages set by the page. It
 * shows nothing.
 */
export class Validator {
  fields: FormFields;
  /** Maps each field that fails now to its message. */
  readonly failures = new Map<Field, string>();
  readonly #context: FormContext;
  readonly #store: FormStore;
  readonly #reported = new Set<string>();
  /**
   * Fields whose lookups have been told that this form shows their failures, each with the function
   * that takes that back.
   */
  readonly #lookedUp = new Map<Field, () => void>();
  #cards: CardChecks | undefined;
  /** Maps a field's name to the fields whose rules read it. */
  #dependents = new Map<string, Field[]>();

  constructor(context: FormContext) {
    this.#context = context;
    this.#store = context.store;
    this.fields = new FormFields(context.form);
  }

  /**
   * Whether fields were added or removed that `watchMarkup` does not see: outside the form, which
   * they name with `form=`.
   */
  get isOutdated(): boolean {
    return memberOf(this.#context.form, "elements").length !== this.fields.size;
  }

  /** Finds the fields again and validates them all. */
  validateAll(): void {
    this.fields = new FormFields(this.#context.form);
    this.#dependents = new Map();
    for (const field of this.fields.candidates) this.#readRules(field);
    for (const field of [...this.failures.keys()])
      if (this.fields.representativeOf(field) !== field) this.failures.delete(field);
    for (const field of this.fields.candidates) this.#validateOne(field, "validated");
    this.#tellLookups(this.ruledBy("isRemoteValid"));
    this.tell();
  }

  /**
   * Validates a field and those whose rules read it. Returns the fields that were validated; call
   * `tell` once after all validations.
   */
  validate(field: Field, how: Validation = "validated"): readonly Field[] {
    const validated = [field, ...(this.#dependents.get(field.name) ?? [])];
    for (const each of validated) this.#validateOne(each, how);
    return validated;
  }

  tell(): void {
    const { failures, fields } = this;
    const errors: Record<string, string> = {};
    for (const [field, message] of failures) errors[field.name || field.id] = message;
    this.#store.view.setState({ fields, invalidFields: failures.size });
    this.#context.widget.emit("yy:form-validated", { valid: failures.size === 0, errors });
  }

  /** Fields whose value changed without an event since they were validated. */
  changedWithoutEvent(): Field[] {
    return this.fields.candidates.filter(
      (field) => this.#store.record(field).validatedValue !== comparedValue(field, this.fields),
    );
  }

  /**
   * The first field in document order that fails and can be shown to the visitor; in a group of
   * radios or checkboxes, one that can take the focus.
   */
  get firstInvalid(): Field | undefined {
    const first = this.fields.candidates.find(
      (field) => this.failures.has(field) && isDrawn(field) && revealField(field),
    );
    const group = first && this.fields.groupOf(first);
    return group?.find((field) => !field.matches(":disabled")) ?? first;
  }

  /**
   * Whether the checks of cards must be loaded. The form can be sent without them, because the
   * server checks cards too.
   */
  get lacksCards(): boolean {
    return !this.#cards && this.fields.candidates.some((field) => needsCards(this.rulesOf(field)));
  }

  /**
   * Loads the checks of cards and their codes. They are a chunk of their own, for the few forms
   * that take cards.
   * @throws RequestError with status 0 when the chunk cannot be loaded
   */
  async loadCards(): Promise<void> {
    this.#cards = await loadChunk(
      "the validation of cards",
      () => import("@yy/domain/forms/cards"),
    );
  }

  rulesOf(field: Field): RuleCall["name"][] {
    return this.#store.record(field).calls.map(({ name }) => name);
  }

  /** The fields with this rule. */
  ruledBy(rule: RuleCall["name"]): Field[] {
    return this.fields.candidates.filter((field) => this.rulesOf(field).includes(rule));
  }

  /** Removes our messages from the fields' constraint validation. */
  end(): void {
    this.#tellLookups([]);
    for (const field of this.fields.candidates) mirror(field, this.#store.record(field), "");
  }

  #validateOne(field: Field, type: Validation): void {
    const { fields } = this;
    const record = this.#store.record(field);
    record.validatedValue = comparedValue(field, fields);
    const props = this.#context.props();
    const failure = failureOf(field, record, {
      fields,
      cards: this.#cards,
      messageOf: (name) => props[messageProperty(name)],
      report: this.#reportOnce,
    });
    if (failure === "") this.failures.delete(field);
    else this.failures.set(field, failure);
    this.#store.dispatch(field, { type, failure });
    mirror(field, record, messageOf(this.#store.get(field)));
  }

  #readRules(field: Field): void {
    for (const { field: other } of readRules(field, this.#store.record(field), this.#reportOnce)) {
      if (other === undefined) continue;
      const dependents = this.#dependents.get(other);
      if (dependents) dependents.push(field);
      else this.#dependents.set(other, [field]);
    }
  }

  /** Tells the lookups of these fields, and of no others, that the form shows their failures. */
  #tellLookups(fields: readonly Field[]): void {
    for (const [field, takeBack] of this.#lookedUp) {
      if (fields.includes(field)) continue;
      this.#lookedUp.delete(field);
      takeBack();
    }
    for (const field of fields)
      if (!this.#lookedUp.has(field))
        this.#lookedUp.set(field, announceField(field, { showsRemote: true }));
  }

  readonly #reportOnce = (error: unknown): void => {
    const { message } = error as Error;
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.#context.widget.report(error);
  };
}
