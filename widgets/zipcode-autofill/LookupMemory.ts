import { cleanZipcode } from "@yy/domain/address/cleanZipcode";
import { addressFieldsOf } from "./addressFields";
import { settleAtStart } from "./settledValues";

/**
 * What lookups remember of a zipcode's field. It is kept when the patches are reverted: Turbo may
 * revert and repeat them while a form is being filled in.
 */
export interface LookupMemory {
  /**
   * The last zipcode that was looked up, or that needed no lookup because it was in the field from
   * the start.
   */
  last: string | undefined;
  /** The lookup that failed, until the field contains another. */
  failed: FailedLookup | undefined;
}

/** A lookup that found no address. */
export interface FailedLookup {
  readonly zipcode: string;
  /**
   * Whether the server knows no such zipcode. Otherwise nothing is known of it, and it can be
   * looked up again.
   */
  readonly isUnknown: boolean;
}

const memories = new WeakMap<HTMLInputElement, LookupMemory>();

/**
 * The memory of a field. A zipcode that the server sent, or that the browser restored with its
 * address, needs no lookup.
 */
export function rememberedOf(zipcode: HTMLInputElement, widget: Element): LookupMemory {
  const known = memories.get(zipcode);
  if (known) return known;
  for (const field of addressFieldsOf(widget)) settleAtStart(field);
  const { value, defaultValue } = zipcode;
  const last = cleanZipcode(isAddressTouched(widget) ? value : defaultValue);
  const memory = { last, failed: undefined };
  memories.set(zipcode, memory);
  return memory;
}

/**
 * Whether the address fields have other values than the server's. Visitors who typed only a zipcode
 * did so before the script ran, and are waiting for the lookup.
 */
function isAddressTouched(widget: Element): boolean {
  return addressFieldsOf(widget).some(
    (field) => "defaultValue" in field && field.value !== field.defaultValue,
  );
}
