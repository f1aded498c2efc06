import type { Field } from "@yy/ui/fields/field";
import type { FieldRecord } from "./FieldRecord";

/** What the page itself set with `setCustomValidity`; it forces failure and is never overwritten (README, Rules). */
export function customMessage(group: readonly Field[], record: FieldRecord): string {
  const field = group.find((each) => isPagesOwn(each, record));
  return field?.validationMessage ?? "";
}

/** What the browser finds wrong by the field's own constraints: `required`, `type`, `pattern`, `min` … */
export function nativeMessage(field: Field, group: readonly Field[], record: FieldRecord): string {
  // The browser's message can be read only while no custom one is set.
  mirror(field, record, "");
  return group.map(({ validationMessage }) => validationMessage).find(Boolean) ?? "";
}

/** Sets the message as custom validity, so that `checkValidity()` of the page agrees; not over a message of the page. */
export function mirror(field: Field, record: FieldRecord, message: string): void {
  if (record.mirrored === message || isPagesOwn(field, record)) return;
  field.setCustomValidity(message);
  record.mirrored = message;
}

function isPagesOwn(field: Field, { mirrored }: FieldRecord): boolean {
  return field.validity.customError && field.validationMessage !== mirrored;
}
