import { formatMoney } from "@yy/domain/format/formatMoney";
import { unmoney } from "@yy/domain/format/unmoney";
import { changePrice } from "@yy/domain/prices/changePrice";
import { validatePrice } from "@yy/domain/prices/validatePrice";
import { memberOf } from "@yy/element/dom/memberOf";
import { enterValue } from "@yy/ui/fields/field";
import type { PriceItem } from "./PriceItem";
import type { PriceItems } from "./PriceItems";
import type { Failure } from "./texts";

interface Change {
  readonly item: PriceItem;
  readonly before: string;
  readonly after: string;
}

/** How many prices another text stands in now, or why none does. */
export type BulkResult = { readonly count: number } | { readonly failure: Failure };

/** Beyond that it is a slip of the finger. */
const mostPercent = 10_000;

/**
 * Changes of many prices at once, which can be taken back one after the other (README, Many at once). They save
 * nothing.
 */
export class BulkChanges {
  readonly #items: PriceItems;
  readonly #done: Change[][] = [];

  constructor(items: PriceItems) {
    this.#items = items;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  /** Writes one price into every item that is not saved. */
  fill(text: string): BulkResult {
    const price = validatePrice(text);
    if (price.kind !== "price") return { failure: "badPrice" };
    return this.#apply(this.#items.in("untouched", "changed", "invalid", "failed"), price.amount);
  }

  /** Raises (1) or lowers (-1) the prices that are typed and not saved; empty items stay empty. */
  changeBy(text: string, direction: 1 | -1): BulkResult {
    const percent = unmoney(text.replace("%", ""));
    const most = direction > 0 ? mostPercent : 99.99;
    if (!(percent > 0 && percent <= most)) return { failure: "badPercent" };
    const priced = this.#items.in("changed", "failed");
    if (priced.length === 0) return { failure: "nothingToChange" };
    return this.#apply(priced, (price) => changePrice(price, direction * percent));
  }

  /** Takes the last change back, but for items that have been typed into, saved or removed since. */
  undo(): BulkResult {
    const changes = (this.#done.pop() ?? []).filter(
      ({ item, after }) => isOpen(item) && item.state !== "saved" && item.field.value === after,
    );
    for (const { item, before } of changes) enterValue(item.field, before);
    return { count: changes.length };
  }

  #apply(items: readonly PriceItem[], next: number | ((price: number) => number)): BulkResult {
    const changes: Change[] = [];
    for (const item of items) {
      const { field, price = Number.NaN } = item;
      const after = typeof next === "number" ? next : next(price);
      const before = field.value;
      if (after === price || !isOpen(item)) continue;
      enterValue(field, formatMoney(after, { symbol: true }));
      changes.push({ item, before, after: field.value });
    }
    if (changes.length > 0) this.#done.push(changes);
    return { count: changes.length };
  }
}

/** Whether its field may be written into. */
function isOpen({ form, field, known }: PriceItem): boolean {
  return (
    memberOf(form, "isConnected") &&
    !known.isSaving &&
    !field.readOnly &&
    !field.matches(":disabled")
  );
}
