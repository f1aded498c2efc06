import type { UserMemory } from "@yy/session/userMemory";
import type { PriceItem } from "./PriceItem";

/** How long after the last key prices are written down, in ms. */
const writeDelay = 500;

/** Typed prices that are not saved yet, by item, so that a reload or a crash loses none (behaviour 11). */
export class KeptPrices {
  readonly #memory: UserMemory;
  readonly #known: Map<string, string>;
  /** What is to be written: another tab writes its own items into the same memory. Null takes one away. */
  readonly #unwritten = new Map<string, string | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(memory: UserMemory) {
    this.#memory = memory;
    this.#known = pricesIn(memory);
  }

  /**
   * Puts the text that was typed for the item into its empty field, but not while the visitor is in it: it waits until
   * they leave it so. Whether it did.
   */
  restore({ id, field }: PriceItem): boolean {
    const text = this.#known.get(id);
    if (text === undefined || field.value !== "" || field === document.activeElement) return false;
    field.value = text;
    return true;
  }

  /** @param text null when there is nothing to keep: it is saved, or empty again */
  note(itemId: string, text: string | null): void {
    if ((this.#known.get(itemId) ?? null) === text) return;
    if (text === null) this.#known.delete(itemId);
    else this.#known.set(itemId, text);
    this.#unwritten.set(itemId, text);
    this.#timer ??= setTimeout(() => this.write(), writeDelay);
  }

  /** The list is complete: what is not in it is no longer to be priced. */
  keepOnly(itemIds: ReadonlySet<string>): void {
    for (const id of [...this.#known.keys()]) if (!itemIds.has(id)) this.note(id, null);
  }

  /** Sees to it that nothing is left unwritten. Returns a cleanup function. */
  writeInTime(): () => void {
    const end = new AbortController();
    const write = () => this.write();
    // On a phone a page in the background may never come back.
    document.addEventListener("visibilitychange", write, end);
    window.addEventListener("pagehide", write, end);
    return () => {
      end.abort();
      write();
    };
  }

  /** Writes down what is new, at once. */
  write(): void {
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
