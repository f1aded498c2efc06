import { formMessage } from "@yy/domain/forms/serverErrors";
import { fieldFor } from "@yy/domain/forms/serverKeys";
import type { Field } from "../fields/field";
import { isDrawn, shownField } from "../fields/fieldContract";
import type { FormFields } from "../fields/formFields";
import { isSeen } from "../fields/goToField";
import { fieldLabel } from "../fields/labels";

/** The server's messages, sorted by where they are shown. */
export interface PlacedErrors {
  readonly fields: ReadonlyMap<Field, string>;
  /** Messages about the form as a whole: their keys name no field, or a field without a control. */
  readonly rest: readonly string[];
  /** The first field, in document order, with a message. */
  readonly first: Field | undefined;
}

/**
 * Finds the control of the field that each of the server's keys means (behaviour 9.4). A message
 * beside a field that is not visible now, for example in another step of the page's form, is also
 * shown for the form as a whole.
 */
export function placeErrors(errors: ReadonlyMap<string, string>, form: FormFields): PlacedErrors {
  const fields = new Map<Field, string>();
  const rest = new Set<string>();
  for (const [key, message] of errors) {
    const meant = fieldNamed(key, form);
    const control = meant && controlOf(meant, form);
    const former = control && fields.get(control);
    if (control) fields.set(control, former ? `${former}, ${message}` : message);
    else rest.add(meant ? aboutField(meant, message) : formMessage(key, message));
  }
  const first = form.candidates.find((field) => fields.has(field) && isSeen(field));
  for (const [field, message] of fields) if (!isSeen(field)) rest.add(aboutField(field, message));
  return { fields, rest: [...rest], first };
}

/**
 * The field that the server's key means, or the one that has its control; undefined when there is
 * no control.
 */
export function controlFor(key: string, form: FormFields): Field | undefined {
  const meant = fieldNamed(key, form);
  return meant && controlOf(meant, form);
}

/** The message with the field's name before it, for when it cannot stand beside the field. */
export function aboutField(field: Field, message: string): string {
  const label = fieldLabel(field);
  return label ? `${label}: ${message}` : formMessage(field.name, message);
}

/**
 * The field that the server's key names; undefined when several fields share the name, as rows with
 * `items[][price]` do.
 */
function fieldNamed(key: string, form: FormFields): Field | undefined {
  const name = fieldFor(key, form.names);
  if (name === undefined) return undefined;
  const visible = form.named(name).filter(({ type }) => type !== "hidden");
  const meant = new Set(visible.map((field) => form.representativeOf(field)));
  return meant.size > 1 ? undefined : form.called(name);
}

function controlOf(field: Field, form: FormFields): Field | undefined {
  const shown = shownField(field);
  return isDrawn(shown) ? form.representativeOf(shown) : undefined;
}
