import type { Settled } from "@yy/domain/address/lookupWrites";
import type { Field } from "@yy/ui/fields/field";

/**
 * The values that belong to the last zipcode. Like the values in the fields, they outlive the
 * widget.
 */
const settled = new WeakMap<Field, Settled>();

/**
 * What lists had chosen at the start: the server's choice cannot be read from options that we have
 * replaced.
 */
const chosenAtStart = new WeakMap<HTMLSelectElement, string>();

export function settledOf(field: Field): Settled {
  return settled.get(field) ?? { value: valueAtStart(field), isWritten: false };
}

export function settle(field: Field, value: Settled): void {
  settled.set(field, value);
}

/** Call this for each field when the page's zipcode needs no lookup. */
export function settleAtStart(field: Field): void {
  if (field instanceof HTMLSelectElement && !chosenAtStart.has(field))
    chosenAtStart.set(field, field.value);
  if (!settled.has(field)) settle(field, { value: field.value, isWritten: false });
}

/** Call after a reset of the form. */
export function unsettle(field: Field): void {
  settled.delete(field);
}

function valueAtStart(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  const chosen = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return chosenAtStart.get(field) ?? chosen?.value ?? "";
}
