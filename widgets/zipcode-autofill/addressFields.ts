import { isStateChoice } from "@yy/domain/address/address";
import { isDrawn } from "@yy/element/dom/isDrawn";
import { findChild } from "@yy/element/dom/serverParts";
import { isBefore } from "@yy/page/documentOrder";
import { optionNamed } from "@yy/ui/cities/optionNamed";
import { enterValue, type Field } from "@yy/ui/fields/field";

/** The parts of an address that a lookup writes. */
export const filledParts = [
  "state",
  "city",
  "street",
  "neighborhood",
  "latitude",
  "longitude",
] as const;

/** All parts of an address except its zipcode. */
const addressParts = [...filledParts, "number", "complement"] as const;

export type AddressPart = (typeof addressParts)[number];

/** The server's field of a part; looked for each time, because it may be replaced. */
export function addressField(widget: Element, part: AddressPart): Field | undefined {
  return findChild<Field>(widget, `:is(input, select, textarea)[data-part="${part}"]`);
}

/** The fields of all parts that the page has. */
export function addressFieldsOf(widget: Element): Field[] {
  return addressParts.flatMap((part) => addressField(widget, part) ?? []);
}

/** The first field in document order that is empty and focusable. */
export function firstEmptyField(widget: Element): Field | undefined {
  return addressFieldsOf(widget)
    .sort((one, other) => (isBefore(one, other) ? -1 : 1))
    .find((field) => isEmpty(field) && canTakeFocus(field));
}

/**
 * Writes a value with the events of typing. In a list it chooses the option with that value or
 * name; "" chooses the empty one.
 */
export function writeField(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) enterValue(field, value);
  else enterValue(field, (value === "" ? noChoice(field) : optionNamed(field, value))?.value ?? "");
}

function noChoice(list: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...list.options].find(({ value }) => !isStateChoice(value));
}

function isEmpty(field: Field): boolean {
  const isState = field.dataset.part === "state";
  return isState ? !isStateChoice(field.value) : field.value.trim() === "";
}

function canTakeFocus(field: Field): boolean {
  return !field.matches(":disabled, :read-only:not(select)") && isDrawn(field);
}
