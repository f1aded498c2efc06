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

/** Whether what is shown goes when it is not true any more, or is said in other words. */
type Validation = "validated" | "reworded";

/**
 * Validates the fields of a form: native constraints, `data-patterns`, messages set by the page. It
 * shows nothing.
 */
export class Validator {
  fields: FormFields;
  /** Field → message, for those that fail now. */
  readonly failures = new Map<Field, string>();
  readonly #context: FormContext;
  readonly #store: FormStore;
  readonly #reported = new Set<string>();
  /** Fields whose lookups know that the form shows when they fail → takes that back. */
  readonly #lookedUp = new Map<Field, () => void>();
  #cards: CardChecks | undefined;
  /** Name → the fields whose rules look at it. */
  #lookingAt = new Map<string, Field[]>();

  constructor(context: FormContext) {
    this.#context = context;
    this.#store = context.store;
    this.fields = new FormFields(context.form);
  }

  /**
   * Whether fields were added or removed unobserved: those outside the form, which name it with
   * `form=`.
   */
  get isOutdated(): boolean {
    return memberOf(this.#context.form, "elements").length !== this.fields.size;
  }

  /** Finds the fields again and validates them all. */
  validateAll(): void {
    this.fields = new FormFields(this.#context.form);
    this.#lookingAt = new Map();
    for (const field of this.fields.candidates) this.#readRules(field);
    for (const field of [...this.failures.keys()])
      if (this.fields.representativeOf(field) !== field) this.failures.delete(field);
    for (const field of this.fields.candidates) this.#validateOne(field, "validated");
    this.#tellLookups(this.ruledBy("isRemoteValid"));
    this.tell();
  }

  /**
   * Validates a field, and those whose rules read it; `tell` says so, once, when all are. Returns
   * the fields that were validated.
   */
  validate(field: Field, how: Validation = "validated"): readonly Field[] {
    const validated = [field, ...(this.#lookingAt.get(field.name) ?? [])];
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
   * In document order, of those that can be shown to the visitor; of radios or boxes one that can
   * take the focus.
   */
  get firstInvalid(): Field | undefined {
    const first = this.fields.candidates.find(
      (field) => this.failures.has(field) && isDrawn(field) && revealField(field),
    );
    const group = first && this.fields.groupOf(first);
    return group?.find((field) => !field.matches(":disabled")) ?? first;
  }

  /**
   * Whether the checks of cards have to be loaded. Without them the form can be sent: the server
   * checks cards too.
   */
  get lacksCards(): boolean {
    return !this.#cards && this.fields.candidates.some((field) => needsCards(this.rulesOf(field)));
  }

  /**
   * Loads the checks of cards and their codes: a chunk of its own, for the few forms that take
   * cards.
   * @throws RequestError with status 0 when it does not come
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

  /** Removes our messages from the constraint API. */
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
      const looking = this.#lookingAt.get(other);
      if (looking) looking.push(field);
      else this.#lookingAt.set(other, [field]);
    }
  }

  /** Tells lookups of which fields, of all now, the form shows that the lookup has failed. */
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
