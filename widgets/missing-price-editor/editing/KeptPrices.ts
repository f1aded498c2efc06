import { isUnsaved } from "@yy/domain/prices/priceReducer";
import { type UserMemory, userMemory } from "@yy/session/userMemory";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";

/** How long after the last key prices are written down, in ms. */
const writeDelay = 500;

/** Typed prices that are not saved yet, by item, so that a reload or a crash loses none (behaviour 11). */
export class KeptPrices {
  readonly #store: PriceStore;
  readonly #memory: UserMemory;
  readonly #known: Map<string, string>;
  /** What is to be written: another tab writes its own items into the same memory. Null takes one away. */
  readonly #unwritten = new Map<string, string | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: PriceStore, userId: number) {
    this.#store = store;
    this.#memory = userMemory("prices", userId);
    this.#known = pricesIn(this.#memory);
  }

  /** Keeps what changes in the store, and leaves nothing unwritten. Returns a cleanup function. */
  follow(): () => void {
    const end = new AbortController();
    const write = () => this.#write();
    // On a phone a page in the background may never come back.
    document.addEventListener("visibilitychange", write, end);
    window.addEventListener("pagehide", write, end);
    const stop = this.#store.onItem((item, what) => what === "changed" && this.#keep(item));
    return () => {
      stop();
      end.abort();
      write();
    };
  }

  /** Puts kept texts into empty fields, says how many, and keeps what is in the others. */
  restore(items: Iterable<PriceItem>): void {
    let count = 0;
    for (const item of items) {
      if (this.#restoreItem(item)) count += 1;
      else if (item.field.value !== "") this.#keep(item);
    }
    if (count > 0) this.#store.tell({ notice: { kind: "restored", count } });
  }

  /** The list is complete: what is not in it is no longer to be priced. */
  keepOnlyListed(): void {
    const listed = new Set(Array.from(this.#store.all, ({ id }) => id));
    for (const id of [...this.#known.keys()]) if (!listed.has(id)) this.#note(id, null);
  }

  /** Not while the visitor is in the field: it waits until they leave it so. Whether it did. */
  #restoreItem(item: PriceItem): boolean {
    const { id, field } = item;
    const text = this.#known.get(id);
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

  /** @param text null when there is nothing to keep: it is saved, or empty again */
  #note(itemId: string, text: string | null): void {
    if ((this.#known.get(itemId) ?? null) === text) return;
    if (text === null) this.#known.delete(itemId);
    else this.#known.set(itemId, text);
    this.#unwritten.set(itemId, text);
    this.#timer ??= setTimeout(() => this.#write(), writeDelay);
  }

  /** Writes down what is new, at once. */
  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#unwritten.size === 0) return;
    const prices = pricesIn(this.#memory);
    for (const [id, text] of this.#unwritten) {
      if (text === null) prices.delete(id);
      else prices.set(id, text);
    }
    this.#unwritten.clear();
    if (prices.size === 0) this.#memory.forget();
    else this.#memory.keep(Object.fromEntries(prices));
  }
}

function pricesIn(memory: UserMemory): Map<string, string> {
  const entries = Object.entries(memory.recall() ?? {});
  return new Map(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
