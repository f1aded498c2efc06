import { ConfigError } from "@yy/domain/errors";
import { type FieldText, writtenText } from "@yy/domain/forms/fieldText";
import { isMaskName } from "@yy/domain/forms/masks";
import { firstFailure, parsePatterns, type RuleCall } from "@yy/domain/forms/patterns";
import { type MessageName, messageAttribute } from "@yy/domain/forms/ruleMessages";
import type { CardChecks, FieldFacts } from "@yy/domain/forms/rules";
import type { Field } from "@yy/ui/fields/field";
import { fieldHint, maskOf } from "@yy/ui/fields/fieldContract";
import { type FormFields, isCheckable } from "@yy/ui/fields/formFields";
import type { FieldRecord } from "../FormStore";

/** What the rules of a field need of the form around it. */
export interface RuleContext {
  readonly fields: FormFields;
  /** Undefined until they are loaded; until then any card passes. */
  readonly cards: CardChecks | undefined;
  /** The form's message for a rule. */
  readonly messageOf: (name: MessageName) => string;
  readonly report: (error: unknown) => void;
}

/**
 * What is wrong with a field or its group of radios or checkboxes; "" when nothing is. It is the
 * message that the page has set with `setCustomValidity`, else that of the first rule that it
 * breaks, else the browser's for its constraints (README, Rules).
 */
export function failureOf(field: Field, record: FieldRecord, context: RuleContext): string {
  const group = context.fields.groupOf(field);
  if (group.every((each) => each.matches(":disabled"))) return "";
  const custom = group.find((each) => isPagesOwn(each, record))?.validationMessage;
  return custom || brokenRule(field, record, context) || nativeMessage(field, group, record);
}

/**
 * Sets the message as custom validity, so that the page's `checkValidity()` agrees. A message of
 * the page is not overwritten.
 */
export function mirror(field: Field, record: FieldRecord, message: string): void {
  if (record.mirrored === message || isPagesOwn(field, record)) return;
  field.setCustomValidity(message);
  record.mirrored = message;
}

/**
 * The rules that `data-patterns` names, read again when it has changed. A wrong rule is reported
 * and left out, so that a typo in a template never keeps a visitor from sending the form.
 */
export function readRules(
  field: Field,
  record: FieldRecord,
  report: (error: unknown) => void,
): readonly RuleCall[] {
  const patterns = field.dataset.patterns ?? "";
  if (record.patterns === patterns) return record.calls;
  record.patterns = patterns;
  record.calls = patterns.split(",").flatMap((item) => {
    try {
      return parsePatterns(item);
    } catch (error) {
      report(aboutField(field, error as ConfigError));
      return [];
    }
  });
  return record.calls;
}

/** The part of a field that rules read, as one text to compare. */
export function comparedValue(field: Field, fields: FormFields): string {
  const isMultiple = field instanceof HTMLSelectElement && field.multiple;
  if (!isCheckable(field) && !isMultiple) return field.value;
  const choices = choicesOf(fields.groupOf(field)) ?? [];
  return `${choices.length}:${choices}`;
}

/** The browser's message for the field's own constraints: `required`, `type`, `pattern`, `min` … */
function nativeMessage(field: Field, group: readonly Field[], record: FieldRecord): string {
  // The browser's message can be read only while no custom one is set.
  mirror(field, record, "");
  return group.map(({ validationMessage }) => validationMessage).find(Boolean) ?? "";
}

/** Whether the page itself has set the field's message, which we never overwrite. */
function isPagesOwn(field: Field, { mirrored }: FieldRecord): boolean {
  return field.validity.customError && field.validationMessage !== mirrored;
}

function brokenRule(field: Field, { calls }: FieldRecord, context: RuleContext): string {
  if (calls.length === 0) return "";
  const { fields, cards, messageOf, report } = context;
  const usable = calls.filter(({ name, field: other }) => {
    if (other === undefined || fields.named(other).length > 0) return true;
    const message = `data-patterns: ${name} looks at the field "${other}", which is not there`;
    report(aboutField(field, { code: "YY-112", message }));
    return false;
  });
  const failure = firstFailure(usable, factsOf(field, fields, cards), messageOf);
  if (!failure) return "";
  const own = field.getAttribute(messageAttribute(failure.name));
  if (own) return own;
  const told = failure.name === "isRemoteValid" && fieldHint(field, "remoteWarning")?.();
  return told || failure.message;
}

function factsOf(field: Field, fields: FormFields, cards: CardChecks | undefined): FieldFacts {
  const choices = choicesOf(fields.groupOf(field));
  return {
    ...textOf(field, choices),
    items: choices?.length,
    remoteValid: field.dataset.remoteValid !== "false",
    other: (name) => textOfName(fields.named(name)),
    now: new Date(),
    cards,
  };
}

/**
 * The chosen values among the options, radios or checkboxes that are sent; undefined for a text
 * field.
 */
function choicesOf(group: readonly Field[]): string[] | undefined {
  const [field] = group;
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions]
      .filter((option) => option.value !== "" && !option.matches(":disabled"))
      .map(({ value }) => value);
  if (field === undefined || !isCheckable(field)) return undefined;
  return group
    .filter((box) => isCheckable(box) && box.checked && !box.matches(":disabled"))
    .map(({ value }) => value);
}

function textOf(field: Field, choices: readonly string[] | undefined): FieldText {
  const mask = maskOf(field);
  const value = choices?.join() ?? writtenText(field.type, field.value);
  return { value, mask: isMaskName(mask) ? mask : undefined };
}

function textOfName(named: readonly Field[]): FieldText {
  // Rails puts a hidden field of the same name before each checkbox; the checkbox is meant.
  const visible = named.filter((field) => field.type !== "hidden");
  const group = visible.length > 0 ? visible : named;
  return group[0] ? textOf(group[0], choicesOf(group)) : { value: "" };
}

function aboutField(
  field: Field,
  { code, message }: Pick<ConfigError, "code" | "message">,
): ConfigError {
  const name = field.name || field.id || field.localName;
  const attribute = "data-patterns";
  return new ConfigError(`yy-form: ${message} (field "${name}")`, { code, attribute });
}
