import { messageAttribute } from "@yy/domain/forms/patterns";
import { isRuleName } from "@yy/domain/forms/rules";
import type { FormErrors, FormField, FormValues } from "./PageForm";
import { keyOf } from "./validateForm";

/**
 * A form as its template needs it: each field under the last part of its name (`{{#form.email}}`), with all that
 * `{{> field-attributes}}` writes into the tag, what was typed, and its message after a rejection.
 */
export function formView(
  fields: readonly FormField[],
  values: FormValues,
  errors: FormErrors,
): Record<string, unknown> {
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
