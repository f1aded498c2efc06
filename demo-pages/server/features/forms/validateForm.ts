import * as cards from "@yy/domain/forms/cards";
import { parsePatterns } from "@yy/domain/forms/patterns";
import type { FieldFacts } from "@yy/domain/forms/Rule";
import type { ErrorStyle, FormErrors, FormField, FormValues } from "./PageForm";

/** Every rule that the values break, field by field: the same rules that the page's `data-patterns` name. */
export function validateForm(
  fields: readonly FormField[],
  values: FormValues,
  now: Date,
): Map<string, readonly string[]> {
  const errors = new Map<string, readonly string[]>();
  for (const field of fields.filter(({ isAsked }) => isAsked?.(values) ?? true)) {
    const messages = messagesOf(field, values, now);
    if (messages.length > 0) errors.set(field.name, messages);
  }
  return errors;
}

/** The JSON of the errors, in the style of the form. */
export function errorBody(
  errors: FormErrors,
  { keys, messages }: ErrorStyle,
): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Array.from(errors, ([name, list]) => [
      keys === "full name" ? name : keyOf(name),
      messages === "list" ? list : (list[0] ?? ""),
    ]),
  );
}

/** What Rails calls the field: `zipcode` of `user[address][zipcode]`. */
export function keyOf(name: string): string {
  return /\[([^\][]+)\]$/.exec(name)?.[1] ?? name;
}

function messagesOf(field: FormField, values: FormValues, now: Date): string[] {
  const value = values(field.name);
  const facts: FieldFacts = {
    value,
    isMoney: field.isMoney ?? false,
    remoteValid: field.isKnown?.(value) ?? true,
    otherValue: values,
    now,
    cards,
  };
  const messages = parsePatterns(field.patterns ?? "")
    .filter((call) => !call.isValid(facts))
    .map((call) => field.messages?.[call.name] ?? call.message(facts));
  return messages.length === 0 && !isOffered(field, value) ? ["não está na lista"] : messages;
}

/** A select sends one of its options, unless somebody else wrote the request. */
function isOffered({ options }: FormField, value: string): boolean {
  return value === "" || options === undefined || options.some((each) => each.value === value);
}
