import { cleanZipcode } from "@yy/domain/address/address";
import { addressFieldsOf } from "./addressFields";
import { settleAtStart } from "./settledValues";

/** A lookup that found no address. */
interface FailedLookup {
  readonly zipcode: string;
  /**
   * Whether the server knows no such zipcode. Otherwise nothing is known about the zipcode, and it
   * can be looked up again.
   */
  readonly isUnknown: boolean;
}

/**
 * What lookups remember about a zipcode field. It outlives the widget's patches: Turbo may revert
 * and repeat them while a form is being filled in.
 */
export class LookupMemory {
  #last: string | undefined;
  #failed: FailedLookup | undefined;

  /** @param last a zipcode that needs no lookup, because it is in the field from the start */
  constructor(last: string) {
    this.#last = last;
  }

  /** The last zipcode that was looked up, or that needed no lookup. */
  get last(): string | undefined {
    return this.#last;
  }

  /** The lookup that failed, until the field contains another zipcode. */
  get failed(): FailedLookup | undefined {
    return this.#failed;
  }

  started(zipcode: string): void {
    this.#last = zipcode;
  }

  /** Call when a lookup was aborted: the same zipcode can be looked up again. */
  aborted(): void {
    this.#last = undefined;
  }

  found(): void {
    this.#failed = undefined;
  }

  /**
   * An unknown zipcode is not looked up again. After any other failure, the zipcode is looked up
   * when the focus leaves its field again.
   */
  failedWith(failed: FailedLookup): void {
    this.#failed = failed;
    if (!failed.isUnknown) this.#last = undefined;
  }

  /** Forgets a failed lookup, because the field contains another zipcode now. */
  forget(): void {
    this.#failed = undefined;
    this.#last = undefined;
  }

  /** @param zipcode the zipcode in the field after a reset of the form; it needs no lookup */
  reset(zipcode: string): void {
    this.#failed = undefined;
    this.#last = zipcode;
  }
}

const memories = new WeakMap<HTMLInputElement, LookupMemory>();

/**
 * Returns the memory of a field. A zipcode that the server sent, or that the browser restored with
 * its address, needs no lookup.
 */
export function lookupMemoryOf(zipcode: HTMLInputElement, widget: Element): LookupMemory {
  const existing = memories.get(zipcode);
  if (existing) return existing;
  for (const field of addressFieldsOf(widget)) settleAtStart(field);
  const { value, defaultValue } = zipcode;
  const memory = new LookupMemory(cleanZipcode(isAddressTouched(widget) ? value : defaultValue));
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
