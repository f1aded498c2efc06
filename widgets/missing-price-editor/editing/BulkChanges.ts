import { formatMoney } from "@yy/domain/format/numbers";
import { unmoney } from "@yy/domain/format/unmoney";
import { changePrice, validatePrice } from "@yy/domain/prices/priceAmount";
import { amountOf } from "@yy/domain/prices/priceReducer";
import { memberOf } from "@yy/page/memberOf";
import { amountText } from "@yy/ui/fields/amountText";
import { enterValue } from "@yy/ui/fields/field";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";

interface Change {
  readonly item: PriceItem;
  readonly before: string;
  readonly after: string;
}

/** A higher percentage is taken for a typing mistake. */
const maxPercent = 10_000;

/**
 * Changes many prices at once, and undoes such changes one after the other (README, Many at once).
 * It writes into the fields as a visitor would, and saves nothing.
 */
export class BulkChanges {
  readonly #store: PriceStore;
  readonly #done: Change[][] = [];

  constructor(store: PriceStore) {
    this.#store = store;
  }

  /** Writes a price into every item that is not saved yet; false when the text is no price. */
  fill(text: string): boolean {
    const price = validatePrice(text);
    if (price.kind !== "price") return this.#fail("badPrice");
    const unsaved = this.#store.in("untouched", "changed", "invalid", "failed");
    return this.#apply(unsaved, () => price.amount);
  }

  /**
   * Raises (1) or lowers (-1) the prices that are typed and not saved; empty items stay empty.
   * False when the text is no percentage, or there is no price.
   */
  changeBy(text: string, direction: 1 | -1): boolean {
    const percent = unmoney(text.replace("%", ""));
    const max = direction > 0 ? maxPercent : 99.99;
    if (!(percent > 0 && percent <= max)) return this.#fail("badPercent");
    const priced = this.#store.in("changed", "failed");
    if (priced.length === 0) return this.#fail("nothingToChange");
    return this.#apply(priced, (price) => changePrice(price, direction * percent));
  }

  /** Undoes the last change, except in items that were typed into, saved or removed since. */
  undo(): void {
    const changes = (this.#done.pop() ?? []).filter(
      ({ item, after }) =>
        isWritable(item) && item.price.status !== "saved" && item.field.value === after,
    );
    for (const { item, before } of changes) enterValue(item.field, before);
    this.#announce(changes.length);
  }

  #apply(items: readonly PriceItem[], next: (price: number) => number): boolean {
    const changes: Change[] = [];
    for (const item of items) {
      const { field } = item;
      const price = amountOf(item.price) ?? Number.NaN;
      const after = next(price);
      const before = field.value;
      if (after === price || !isWritable(item)) continue;
      enterValue(field, amountText(field, formatMoney(after, { symbol: true })));
      changes.push({ item, before, after: field.value });
    }
    if (changes.length > 0) this.#done.push(changes);
    this.#announce(changes.length);
    return true;
  }

  #announce(count: number): void {
    const canUndo = this.#done.length > 0;
    this.#store.updateSummary({ notice: { kind: "changed", count }, failure: undefined, canUndo });
  }

  #fail(failure: "badPrice" | "badPercent" | "nothingToChange"): false {
    this.#store.fail(failure);
    return false;
  }
}

/** Whether the item's field may be written into. */
function isWritable({ form, field, price }: PriceItem): boolean {
  return (
    memberOf(form, "isConnected") &&
    price.status !== "saving" &&
    !field.readOnly &&
    !field.matches(":disabled")
  );
}
