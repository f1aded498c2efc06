import { messageOf } from "@yy/domain/forms/fieldReducer";
import {
  firstFailure,
  messageAttribute,
  needsCards,
  type RuleCall,
} from "@yy/domain/forms/formRules";
import type { CardChecks } from "@yy/domain/forms/Rule";
import { memberOf } from "@yy/page/memberOf";
import type { Field } from "@yy/ui/fields/field";
import { isDrawn, noticed } from "@yy/ui/fields/fieldContract";
import { FormFields, isCheckable } from "@yy/ui/fields/formFields";
import { revealField } from "@yy/ui/fields/goToField";
import type { FormContext } from "../FormContext";
import type { FormStore } from "../FormStore";
import { messagesOf } from "../messageSchema";
import type { FieldRecord } from "./FieldRecord";
import { fieldFacts } from "./fieldFacts";
import { customMessage, mirror, nativeMessage } from "./nativeValidity";
import { RemoteNotices } from "./RemoteNotices";
import { missingField, readPatterns } from "./readPatterns";

/** Whether what is shown goes when it is not true any more, or is said in other words. */
type Validation = "validated" | "reworded";

/** Validates the fields of a form: native constraints, `data-patterns`, messages set by the page. It shows nothing. */
export class Validator {
  fields: FormFields;
  /** Field → message, for those that fail now. */
  readonly failures = new Map<Field, string>();
  cards: CardChecks | undefined;
  readonly #context: FormContext;
  readonly #store: FormStore;
  readonly #remote = new RemoteNotices();
  readonly #reported = new Set<string>();
  /** Name → the fields whose rules look at it. */
  #lookingAt = new Map<string, Field[]>();

  constructor(context: FormContext) {
    this.#context = context;
    this.#store = context.store;
    this.fields = new FormFields(context.form);
  }

  /** Whether fields were added or removed unobserved: those outside the form, which name it with `form=`. */
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
    this.#remote.update(this.ruledBy("isRemoteValid"));
    this.tell();
  }

  /**
   * Validates a field, and those whose rules read it; `tell` says so, once, when all are. Returns the fields that were
   * validated.
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
      (field) => this.#store.record(field).validatedValue !== valueToCompare(field, this.fields),
    );
  }

  /** In document order, of those that can be shown to the visitor; of radios or boxes one that can take the focus. */
  get firstInvalid(): Field | undefined {
    const first = this.fields.candidates.find(
      (field) => this.failures.has(field) && isDrawn(field) && revealField(field),
    );
    return first && (this.fields.groupOf(first).find(isEnabled) ?? first);
  }

  /** Whether the checks of cards have to be loaded. Without them the form can be sent: the server checks cards too. */
  get lacksCards(): boolean {
    return !this.cards && this.fields.candidates.some((field) => needsCards(this.rulesOf(field)));
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
    this.#remote.update([]);
    for (const field of this.fields.candidates) mirror(field, this.#store.record(field), "");
  }

  #validateOne(field: Field, type: Validation): void {
    const record = this.#store.record(field);
    record.validatedValue = valueToCompare(field, this.fields);
    const failure = this.#failureOf(field, record);
    if (failure === "") this.failures.delete(field);
    else this.failures.set(field, failure);
    this.#store.dispatch(field, { type, failure });
    mirror(field, record, messageOf(this.#store.get(field)));
  }

  #failureOf(field: Field, record: FieldRecord): string {
    const group = this.fields.groupOf(field);
    if (!group.some(isEnabled)) return "";
    return (
      customMessage(group, record) ||
      this.#brokenRule(field, record.calls) ||
      nativeMessage(field, group, record)
    );
  }

  #brokenRule(field: Field, calls: readonly RuleCall[]): string {
    if (calls.length === 0) return "";
    const known = calls.filter((call) => this.#knowsField(field, call));
    const failure = firstFailure(
      known,
      fieldFacts(field, this.fields, this.cards),
      messagesOf(this.#context.props()),
    );
    if (!failure) return "";
    const own = field.getAttribute(messageAttribute(failure.name));
    if (own) return own;
    return (
      (failure.name === "isRemoteValid" && noticed(field, "remoteWarning")?.()) || failure.message
    );
  }

  #knowsField(field: Field, call: RuleCall): boolean {
    if (call.field === undefined || this.fields.named(call.field).length > 0) return true;
    this.#reportOnce(missingField(field, call));
    return false;
  }

  #readRules(field: Field): void {
    const record = this.#store.record(field);
    const patterns = field.dataset.patterns ?? "";
    if (record.patterns !== patterns) {
      record.patterns = patterns;
      record.calls = readPatterns(field, (error) => this.#reportOnce(error));
    }
    for (const { field: other } of record.calls) {
      if (other === undefined) continue;
      const looking = this.#lookingAt.get(other);
      if (looking) looking.push(field);
      else this.#lookingAt.set(other, [field]);
    }
  }

  #reportOnce(error: unknown): void {
    const { message } = error as Error;
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.#context.widget.report(error);
  }
}

const isEnabled = (field: Field): boolean => !field.matches(":disabled");

function valueToCompare(field: Field, fields: FormFields): string {
  const isMultiple = field instanceof HTMLSelectElement && field.multiple;
  if (!isCheckable(field) && !isMultiple) return field.value;
  const { value, items } = fieldFacts(field, fields, undefined);
  return `${items}:${value}`;
}
