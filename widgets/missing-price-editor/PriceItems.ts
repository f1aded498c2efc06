import type { PriceState } from "@yy/domain/prices/priceState";
import { memberOf } from "@yy/element/dom/memberOf";
import type { PriceItem } from "./PriceItem";

/** How many items are in each state. */
export type PriceCounts = Readonly<Record<PriceState, number>>;

/** The items on the page, and which of them are in which state, without ever walking through all of them for it. */
export class PriceItems {
  readonly #byForm = new Map<Element, PriceItem>();
  readonly #byState: Readonly<Record<PriceState, Set<PriceItem>>> = {
    untouched: new Set(),
    changed: new Set(),
    invalid: new Set(),
    saving: new Set(),
    saved: new Set(),
    failed: new Set(),
  };

  add(item: PriceItem): void {
    this.#byForm.set(item.form, item);
    this.#byState[item.state].add(item);
  }

  delete(item: PriceItem): void {
    this.#byForm.delete(item.form);
    this.#byState[item.state].delete(item);
  }

  /** Looks at the item again and keeps it among those of its state. */
  validate(item: PriceItem): void {
    this.#byState[item.state].delete(item);
    item.validate();
    if (this.#byForm.has(item.form)) this.#byState[item.state].add(item);
  }

  of(form: Element): PriceItem | undefined {
    return this.#byForm.get(form);
  }

  in(...states: PriceState[]): PriceItem[] {
    return states.flatMap((state) => [...this.#byState[state]]);
  }

  /** The first on the page that is invalid. */
  get firstInvalid(): PriceItem | undefined {
    return this.in("invalid").reduce<PriceItem | undefined>(
      (first, item) => (first && isBefore(first, item) ? first : item),
      undefined,
    );
  }

  [Symbol.iterator](): Iterator<PriceItem> {
    return this.#byForm.values();
  }

  get counts(): PriceCounts {
    const { untouched, changed, invalid, saving, saved, failed } = this.#byState;
    return {
      untouched: untouched.size,
      changed: changed.size,
      invalid: invalid.size,
      saving: saving.size,
      saved: saved.size,
      failed: failed.size,
    };
  }
}

function isBefore({ form }: PriceItem, other: PriceItem): boolean {
  return Boolean(
    memberOf(form, "compareDocumentPosition")(other.form) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
