import { isUnsaved } from "@yy/domain/prices/priceReducer";
import { StoredDraft } from "@yy/session/StoredDraft";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";

interface KeptPrice {
  readonly text: string;
  /**
   * Path and query of the list in which it was typed; undefined when an earlier version has kept
   * it.
   */
  readonly list?: string | undefined;
}

/**
 * Keeps typed prices that are not saved yet, by item, so that a reload or a crash loses none
 * (behaviour 11).
 */
export class KeptPrices {
  readonly #store: PriceStore;
  readonly #stored: StoredDraft;
  readonly #kept: Map<string, KeptPrice>;
  /**
   * Changes since the last write, null for an item to remove. They are applied to what is stored
   * then, which another tab may have written.
   */
  readonly #unwritten = new Map<string, KeptPrice | null>();
  /** How many prices were restored since the visitor was last told so. */
  #restored = 0;

  constructor(store: PriceStore, userId: number) {
    this.#store = store;
    this.#stored = new StoredDraft("prices", userId, (kept) => this.#addTo(pricesIn(kept)));
    this.#kept = pricesIn(this.#stored.recall());
  }

  /**
   * Restores kept texts into the empty fields of items as they are added, and keeps every change of
   * the store. Returns a cleanup function, which writes the changes that are not written yet.
   */
  follow(): () => void {
    const stopWriting = this.#stored.flushInTime();
    const stop = this.#store.onItem((item, what) => {
      if (what === "added") this.restore(item);
      else if (what === "changed") this.#keep(item);
    });
    for (const item of this.#store.readItems) this.restore(item);
    return () => {
      stop();
      stopWriting();
    };
  }

  /** Puts a kept text into the item's field if that is empty; else keeps the text of the field. */
  restore(item: PriceItem): void {
    if (this.#restoreItem(item)) this.#restored += 1;
    else if (item.field.value !== "") this.#keep(item);
  }

  /** Says how many prices were restored. */
  tell(): void {
    if (this.#restored === 0) return;
    this.#store.updateSummary({ notice: { kind: "restored", count: this.#restored } });
    this.#restored = 0;
  }

  /**
   * Forgets prices that were typed in this list, for items that it does not have any more. Call it
   * when the list is complete and read. Prices typed in other lists stay.
   */
  keepOnlyListed(): void {
    const listed = new Set([...this.#store.readItems].map(({ id }) => id));
    for (const [id, { list }] of [...this.#kept])
      if (list === thisList() && !listed.has(id)) this.#note(id, null);
  }

  /**
   * Returns whether it restored a price. A field that has the focus is left alone until it loses
   * the focus.
   */
  #restoreItem(item: PriceItem): boolean {
    const { id, field } = item;
    const text = this.#kept.get(id)?.text;
    if (text === undefined || field.value !== "" || field === document.activeElement) return false;
    field.value = text;
    item.complete();
    this.#store.dispatch(item, { type: "entered", text: field.value });
    this.#store.dispatch(item, { type: "explained" });
    return true;
  }

  #keep({ id, price }: PriceItem): void {
    this.#note(id, isUnsaved(price.status) ? price.text : null);
  }

  /**
   * @param text null when there is nothing to keep: the price is saved, or the field empty again
   */
  #note(itemId: string, text: string | null): void {
    if ((this.#kept.get(itemId)?.text ?? null) === text) return;
    const kept = text === null ? null : { text, list: thisList() };
    if (kept) this.#kept.set(itemId, kept);
    else this.#kept.delete(itemId);
    this.#unwritten.set(itemId, kept);
    this.#stored.changed();
  }

  /** Returns the stored prices with the unwritten changes; null when no price is left. */
  #addTo(prices: Map<string, KeptPrice>): Record<string, KeptPrice> | null {
    for (const [id, kept] of this.#unwritten) {
      if (kept) prices.set(id, kept);
      else prices.delete(id);
    }
    this.#unwritten.clear();
    return prices.size > 0 ? Object.fromEntries(prices) : null;
  }
}

const thisList = (): string => location.pathname + location.search;

/** @param kept as it was read from storage, null when there is nothing */
function pricesIn(kept: Readonly<Record<string, unknown>> | null): Map<string, KeptPrice> {
  const prices = new Map<string, KeptPrice>();
  for (const [id, value] of Object.entries(kept ?? {})) {
    const { text, list } = typeof value === "string" ? { text: value } : Object(value);
    if (typeof text === "string")
      prices.set(id, { text, list: typeof list === "string" ? list : undefined });
  }
  return prices;
}
