import { fieldFor } from "@yy/domain/forms/serverErrors";
import type { Field } from "../fields/field";
import type { FormFields } from "../fields/formFields";

/** The server's messages, where the visitor is to read them. */
export interface PlacedErrors {
  readonly fields: ReadonlyMap<Field, string>;
  /** What belongs to no field. */
  readonly rest: readonly string[];
  /** The first field on the page that has one. */
  readonly first: Field | undefined;
}

/**
 * Finds the field that each key of the server means (behaviour 9.4).
 *
 * @param canShow whether a message can stand at this field
 */
export function placeErrors(
  errors: ReadonlyMap<string, string>,
  form: FormFields,
  canShow: (field: Field) => boolean = () => true,
): PlacedErrors {
  const fields = new Map<Field, string>();
  const rest = new Set<string>();
  for (const [key, message] of errors) {
    const name = fieldFor(key, form.names);
    const field = name === undefined ? undefined : form.called(name);
    if (field && canShow(field)) fields.set(field, message);
    else rest.add(message);
  }
  return { fields, rest: [...rest], first: form.candidates.find((field) => fields.has(field)) };
}
