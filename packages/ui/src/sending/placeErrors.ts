import { formMessage } from "@yy/domain/forms/serverErrors";
import { fieldFor } from "@yy/domain/forms/serverKeys";
import type { Field } from "../fields/field";
import type { FormFields } from "../fields/formFields";

/** The server's messages, by where they are shown. */
export interface PlacedErrors {
  readonly fields: ReadonlyMap<Field, string>;
  /** Messages for the form as a whole: their keys name no field. */
  readonly rest: readonly string[];
  /** The first field, in document order, with a message. */
  readonly first: Field | undefined;
}

/**
 * Finds the field that each key of the server means (behaviour 9.4).
 *
 * @param canShow whether a message can be shown beside the field
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
    else rest.add(formMessage(key, message));
  }
  return { fields, rest: [...rest], first: form.candidates.find((field) => fields.has(field)) };
}
