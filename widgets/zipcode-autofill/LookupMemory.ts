import { cleanZipcode } from "@yy/domain/address/cleanZipcode";
import { addressField, addressParts } from "./addressFields";

/** Kept when the patches are reverted: Turbo may do so, and have them made again, in the middle of a form. */
export interface LookupMemory {
  /** The zipcode that needs no lookup: looked up last, or in the field from the start. */
  last: string | undefined;
  /** The zipcode whose lookup failed, until the field holds another. */
  failed: string | undefined;
}

const memories = new WeakMap<HTMLInputElement, LookupMemory>();

/** The memory of a field. A zipcode that the server sent, or the browser restored with its address, needs no lookup. */
export function rememberedOf(zipcode: HTMLInputElement, widget: Element): LookupMemory {
  const known = memories.get(zipcode);
  if (known) return known;
  const { value, defaultValue } = zipcode;
  const last = cleanZipcode(isAddressTouched(widget) ? value : defaultValue);
  const memory = { last, failed: undefined };
  memories.set(zipcode, memory);
  return memory;
}

/** Whether a visitor has written an address: with a zipcode alone they wait for the script that was still loading. */
function isAddressTouched(widget: Element): boolean {
  return addressParts.some((part) => {
    const field = addressField(widget, part);
    return field !== undefined && "defaultValue" in field && field.value !== field.defaultValue;
  });
}
