import { isUnsaved } from "@yy/domain/prices/priceState";
import { userMemory } from "@yy/session/userMemory";
import { KeptPrices } from "./KeptPrices";
import type { PriceItem } from "./PriceItem";
import type { PriceItems } from "./PriceItems";

/** Which prices of the list are kept for its visitor, and come back; nothing is kept of one that nobody knows. */
export class PriceKeeping {
  readonly #items: PriceItems;
  #kept: KeptPrices | undefined;
  #isComplete = false;

  constructor(items: PriceItems) {
    this.#items = items;
  }

  /** From now on the memory is this user's. Returns a cleanup function. */
  begin(userId: number): () => void {
    this.#kept = new KeptPrices(userMemory("prices", userId));
    this.#keepOnlyThese();
    return this.#kept.writeInTime();
  }

  /** The item may have another text or another state. */
  note({ id, state, field }: PriceItem): void {
    this.#kept?.note(id, isUnsaved(state) ? field.value : null);
  }

  /** Puts kept texts into empty fields, keeps what is in the others, and gives back the items it has filled. */
  restore(items: Iterable<PriceItem>): readonly PriceItem[] {
    const restored: PriceItem[] = [];
    for (const item of items) {
      if (this.#kept?.restore(item)) restored.push(item);
      else if (item.field.value !== "") this.note(item);
    }
    return restored;
  }

  /** Prices of items that are not in the list need not be kept any more. */
  listIsComplete(): void {
    this.#isComplete = true;
    this.#keepOnlyThese();
  }

  #keepOnlyThese(): void {
    if (this.#isComplete) this.#kept?.keepOnly(new Set([...this.#items].map(({ id }) => id)));
  }
}
