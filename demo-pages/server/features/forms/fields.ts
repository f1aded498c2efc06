import * as cards from "@yy/domain/forms/cards";
import { parsePatterns } from "@yy/domain/forms/patterns";
import { messageAttribute, ruleMessages } from "@yy/domain/forms/ruleMessages";
import type { FieldFacts } from "@yy/domain/forms/rules";
import { isRuleName } from "@yy/domain/forms/rules";
import type { FormErrors, FormField, FormValues, PageForm } from "./PageForm";

/**
 * The message of every rule that the values break, field by field: the rules are those of the
 * page's `data-patterns`.
 */
export function validateForm(
  fields: readonly FormField[],
  values: FormValues,
  now: Date,
): FormErrors {
  return new Map(
    fields
      .filter(({ isAsked }) => isAsked?.(values) ?? true)
      .map((field) => [field.name, messagesOf(field, values, now)] as const)
      .filter(([, messages]) => messages.length > 0),
  );
}

function messagesOf(field: FormField, values: FormValues, now: Date): readonly string[] {
  const value = values(field.name);
  const facts: FieldFacts = {
    value,
    mask: field.isMoney ? "money" : undefined,
    remoteValid: field.isKnown?.(value) ?? true,
    other: (name) => ({ value: values(name) }),
    now,
    cards,
  };
  const messages = parsePatterns(field.patterns ?? "")
    .filter((call) => !call.isValid(facts))
    .map(
      (call) => field.messages?.[call.name] ?? call.message(facts, (name) => ruleMessages[name]),
    );
  return messages.length === 0 && !isOffered(field, value) ? ["não está na lista"] : messages;
}

/** A browser sends one of a select's options; a forged request may send anything. */
function isOffered({ options }: FormField, value: string): boolean {
  return value === "" || options === undefined || options.some((each) => each.value === value);
}

/** The JSON of the errors, in the style of the form. */
export function errorBody(errors: FormErrors, { keys, messages }: PageForm["errorStyle"]) {
  return Object.fromEntries(
    Array.from(errors, ([name, list]) => [
      keys === "full name" ? name : keyOf(name),
      messages === "list" ? list : (list[0] ?? ""),
    ]),
  );
}

/**
 * The view of a form: each field under the last part of its name (`{{#form.email}}`), with its
 * value, its message after a rejection, and all that `{{> field-attributes}}` writes into the tag.
 */
export function formView(
  fields: readonly FormField[],
  values: FormValues,
  errors: FormErrors,
): object {
  const count = Array.from(errors.keys()).filter((name) => name !== "base").length;
  return {
    ...Object.fromEntries(
      fields.map((field) => [keyOf(field.name), fieldView(field, values(field.name), errors)]),
    ),
    refused: errors.size > 0,
    base: errors.get("base")?.[0] ?? null,
    toMend: count === 0 ? null : count === 1 ? "confira um campo" : `confira ${count} campos`,
  };
}

function fieldView(field: FormField, value: string, errors: FormErrors): object {
  const { name, patterns = "", options = [], isSecret } = field;
  return {
    name,
    id: name.replace(/\W+/g, "-").replace(/-$/, ""),
    patterns,
    ownMessages: Object.entries(field.messages ?? {}).flatMap(([rule, text]) =>
      isRuleName(rule) ? [{ attribute: messageAttribute(rule), text }] : [],
    ),
    value: isSecret ? "" : value,
    checked: value !== "",
    options: options.map((option) => ({ ...option, selected: option.value === value })),
    message: errors.get(name)?.[0] ?? null,
  };
}

/** The last part of a field's name: `zipcode` of `user[address][zipcode]`. */
function keyOf(name: string): string {
  return /\[([^\][]+)\]$/.exec(name)?.[1] ?? name;
}
