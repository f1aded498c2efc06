import type { Settled } from "@yy/domain/address/lookupWrites";
import type { Field } from "@yy/ui/fields/field";

/**
 * What belongs to the last zipcode. It is kept when the widget leaves, as the values in the fields
 * are.
 */
const settled = new WeakMap<Field, Settled>();

/**
 * What lists contained at the start: the server's choice cannot be read from the options that
 * replace its own.
 */
const chosenAtStart = new WeakMap<HTMLSelectElement, string>();

export function settledOf(field: Field): Settled {
  return settled.get(field) ?? { value: valueAtStart(field), isWritten: false };
}

export function settle(field: Field, value: Settled): void {
  settled.set(field, value);
}

/**
 * Call once for each field, when the zipcode in the page is taken for one that has been looked up.
 */
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
