import { type FieldValues, isKeptInDraft } from "@yy/domain/listing/draft";
import type { SuggestionTarget } from "@yy/domain/listing/suggestions";
import { memberOf } from "@yy/page/memberOf";
import { enterValue, type Field, fireInput } from "@yy/ui/fields/field";
import { isDrawn, maskOf, shownField } from "@yy/ui/fields/fieldContract";
import { FormFields, isCheckable, isField } from "@yy/ui/fields/formFields";
import { isChanged } from "@yy/ui/fields/isChanged";
import { formDataOf } from "@yy/ui/sending/formRequest";

/**
 * Returns the value of the fields with a name, of radios that of the checked one; "" without such a
 * field.
 */
export function valueUnder(form: HTMLFormElement, name: string): string {
  const fields = new FormFields(form);
  const field = fields.called(name);
  if (!field) return "";
  const holder = isCheckable(field) ? fields.named(name).find(isChecked) : field;
  return holder?.value ?? "";
}

/** Returns how a suggestion can fill the field with a name; undefined without such a field. */
export function suggestionTarget(
  form: HTMLFormElement,
  name: string,
): SuggestionTarget | undefined {
  const fields = new FormFields(form);
  const field = fields.called(name);
  if (!field || field.disabled) return undefined;
  return { value: valueUnder(form, name), choices: choicesOf(field, fields.groupOf(field)) };
}

/** Writes a value into the field with a name, with the events of typing. Returns the field. */
export function fill(form: HTMLFormElement, name: string, value: string): Field | undefined {
  const fields = new FormFields(form);
  const field = fields.called(name);
  if (!field) return undefined;
  const [first = field] = writeValues(fields.groupOf(field), [value]);
  return first;
}

/** Returns the values of the form's fields, except those that do not belong in a draft. */
export function draftValues(form: HTMLFormElement): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const field of draftFields(form)) {
    const texts = values.get(field.name) ?? [];
    values.set(field.name, texts);
    if (field instanceof HTMLSelectElement && field.multiple)
      texts.push(...[...field.selectedOptions].map(({ value }) => value));
    else if (!isCheckable(field) || field.checked) texts.push(field.value);
  }
  return values;
}

/** Returns the names of the fields whose values differ from the server's. */
export function changedNames(form: HTMLFormElement): Set<string> {
  return new Set(
    draftFields(form)
      .filter(isChanged)
      .map(({ name }) => name),
  );
}

/**
 * Writes a draft's values into the fields with these names. A value that a field cannot take is
 * skipped.
 */
export function writeDraft(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, texts] of values) {
    const fields = draftFields(form).filter((field) => field.name === name);
    writeValues(fields, texts);
  }
}

/** Returns the entries to send, with that of the pressed button. */
export function entriesOf(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): (readonly [string, FormDataEntryValue])[] {
  const entries = [...formDataOf(form, submitter)];
  const fields = new FormFields(form);
  return entries.filter(([name, value], index) => {
    const isFollowed = entries.slice(index + 1).some(([other]) => other === name);
    return !(isFollowed && isRailsBlank(fields.named(name), name, value));
  });
}

/**
 * Whether this value comes from a hidden field that Rails puts before a checkbox, radios or a list.
 * It counts only if those have no value.
 */
function isRailsBlank(named: readonly Field[], name: string, value: FormDataEntryValue): boolean {
  // In a list, any other hidden value is one of the list's own.
  if (name.endsWith("[]") && value !== "" && value !== "0") return false;
  return named.some(
    (field, index) =>
      field.type === "hidden" &&
      field.value === value &&
      (named[index + 1]?.type ?? "hidden") !== "hidden",
  );
}

function draftFields(form: HTMLFormElement): Field[] {
  return [...memberOf(form, "elements")].filter(isField).filter((field) => {
    if (field.matches(":disabled") || maskOf(field)?.startsWith("card")) return false;
    const { name } = field;
    // A hidden field is the page's own, unless a widget draws a control for it.
    const isControl = shownField(field) === field && isDrawn(field);
    const type = field.type === "hidden" && isControl ? "text" : field.type;
    return isKeptInDraft({ name, type, purpose: field.getAttribute("autocomplete") ?? "" });
  });
}

function writeValues(fields: readonly Field[], texts: readonly string[]): Field[] {
  return fields.filter((field, index) => {
    if (isCheckable(field)) return check(field, texts.includes(field.value));
    if (field instanceof HTMLSelectElement && field.multiple) return choose(field, texts);
    const text = texts[index];
    const choices = choicesOf(field, [field]);
    if (text === undefined || (choices && !choices.includes(text))) return false;
    enterValue(field, text);
    return true;
  });
}

function check(field: HTMLInputElement, on: boolean): boolean {
  if (field.checked !== on) {
    field.checked = on;
    fireInput(field);
  }
  return on;
}

function choose(field: HTMLSelectElement, texts: readonly string[]): boolean {
  for (const option of field.options) option.selected = texts.includes(option.value);
  fireInput(field);
  return true;
}

function choicesOf(field: Field, group: readonly Field[]): string[] | null {
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ value }) => value);
  return isCheckable(field) ? group.map(({ value }) => value) : null;
}

function isChecked(field: Field): boolean {
  return isCheckable(field) && field.checked;
}
