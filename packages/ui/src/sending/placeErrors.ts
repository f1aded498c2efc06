import { formMessage } from "@yy/domain/forms/serverErrors";
import { fieldFor } from "@yy/domain/forms/serverKeys";
import type { Field } from "../fields/field";
import { isDrawn, shownField } from "../fields/fieldContract";
import type { FormFields } from "../fields/formFields";
import { isSeen } from "../fields/goToField";
import { fieldLabel } from "../fields/labels";

/** The server's messages, by where they are shown. */
export interface PlacedErrors {
  readonly fields: ReadonlyMap<Field, string>;
  /**
   * Messages for the form as a whole: their keys name no field, or one that the visitor has no
   * control for.
   */
  readonly rest: readonly string[];
  /** The first field, in document order, with a message. */
  readonly first: Field | undefined;
}

/**
 * Finds the control of the field that each key of the server means (behaviour 9.4). A message
 * beside a field that cannot be seen now, in a step of the page's own for example, is shown for the
 * form as a whole too.
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
 * The field with the control that the key of the server means; undefined when the visitor sees
 * none.
 */
export function controlFor(key: string, form: FormFields): Field | undefined {
  const meant = fieldNamed(key, form);
  return meant && controlOf(meant, form);
}

/** The message, with the name of a field that it cannot stand beside. */
export function aboutField(field: Field, message: string): string {
  const label = fieldLabel(field);
  return label ? `${label}: ${message}` : formMessage(field.name, message);
}

/** Undefined where several fields share the name, as rows with `items[][price]` do. */
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
