import type { Field } from "@yy/ui/fields/field";
import type { FieldRecord } from "./FieldRecord";

/** What the page itself set with `setCustomValidity`; it forces failure and is never overwritten (contract 2.3). */
export function customMessage(group: readonly Field[], record: FieldRecord): string {
  const field = group.find((each) => isPagesOwn(each, record));
  return field?.validationMessage ?? "";
}

/** What the browser finds wrong by the field's own constraints: `required`, `type`, `pattern`, `min` … */
export function nativeMessage(group: readonly Field[], record: FieldRecord): string {
  for (const field of group) {
    if (!field.willValidate || !breaksConstraint(field.validity)) continue;
    // The browser tells its own message only while there is none of ours.
    if (field.validity.customError) field.setCustomValidity("");
    record.mirrored = "";
    return field.validationMessage;
  }
  return "";
}

/** Shows the message to whoever asks the constraint API, unless the page has one of its own there. */
export function mirror(field: Field, record: FieldRecord, message: string): void {
  if (record.mirrored === message || isPagesOwn(field, record)) return;
  field.setCustomValidity(message);
  record.mirrored = message;
}

function isPagesOwn(field: Field, { mirrored }: FieldRecord): boolean {
  return field.validity.customError && field.validationMessage !== mirrored;
}

function breaksConstraint(validity: ValidityState): boolean {
  return (
    validity.valueMissing ||
    validity.typeMismatch ||
    validity.patternMismatch ||
    validity.tooLong ||
    validity.tooShort ||
    validity.rangeUnderflow ||
    validity.rangeOverflow ||
    validity.stepMismatch ||
    validity.badInput
  );
}
