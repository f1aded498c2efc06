import { type PriceAction, type PriceStatus, priceReducer } from "@yy/domain/prices/priceReducer";
import { memberOf } from "@yy/page/memberOf";
import { createStore } from "zustand/vanilla";
import type { Failure, PriceSummary } from "../texts";
import { itemSelector, type PriceItem } from "./PriceItem";

/** A `twin` is a second form of an item that is listed already: it gets no price of its own. */
type ItemListener = (item: PriceItem, what: "added" | "changed" | "removed" | "twin") => void;

/**
 * The items of the list with their prices, and a summary of all. To change a price, dispatch an
 * action; to show, send or keep prices, listen. A change costs the same however many items there
 * are.
 */
export class PriceStore {
  readonly #items = new Map<Element, PriceItem>();
  readonly #byId = new Map<string, PriceItem>();
  readonly #twins = new Map<Element, PriceItem>();
  /** Forms of the list that are not read yet. */
  readonly #unread = new Set<Element>();
  readonly #read: (form: Element) => PriceItem | undefined;
  readonly #byStatus: Readonly<Record<PriceStatus, Set<PriceItem>>> = {
    untouched: new Set(),
    changed: new Set(),
    invalid: new Set(),
    saving: new Set(),
    saved: new Set(),
    failed: new Set(),
  };
  readonly #itemListeners = new Set<ItemListener>();
  readonly #summary = createStore<PriceSummary>(() => ({
    ...this.#count(),
    notice: undefined,
    failure: undefined,
    failures: 0,
    canUndo: false,
  }));
  /** How many prices were saved since the last notice that said so. */
  #saved = 0;

  readonly getSummary = this.#summary.getState;

  /** @param read returns the item of a form; undefined when the form belongs to no item */
  constructor(read: (form: Element) => PriceItem | undefined) {
    this.#read = read;
  }

  /** Calls back when the summary has changed. Returns a cleanup function. */
  readonly subscribe = this.#summary.subscribe;

  /**
   * Calls back when an item was added or removed, or has another price or status. Returns a cleanup
   * function.
   */
  onItem(listener: ItemListener): () => void {
    this.#itemListeners.add(listener);
    return () => this.#itemListeners.delete(listener);
  }

  /**
   * Adds forms of the list. Each becomes an item when it is read: by `read`, or by `of` and `at`,
   * which read it at once.
   */
  add(forms: Iterable<Element>): void {
    for (const form of forms)
      if (!this.#items.has(form) && !this.#twins.has(form)) this.#unread.add(form);
  }

  /** Replaces the items of forms that now belong to another product. */
  renew(): void {
    for (const [form, item] of [...this.#items]) {
      if (!item.isOutdated) continue;
      this.remove(form);
      item.clearFields();
      this.#unread.add(form);
    }
    for (const [form, twin] of [...this.#twins]) if (twin.isOutdated) this.#unlistTwin(form);
  }

  get isRead(): boolean {
    return this.#unread.size === 0;
  }

  /** Reads forms in the order in which they were added. */
  read(maxForms = Number.POSITIVE_INFINITY): void {
    let left = maxForms;
    for (const form of this.#unread) {
      if (left === 0) return;
      left -= 1;
      this.#readNow(form);
    }
  }

  /** Returns the item of the form, if there was one. */
  remove(form: Element): PriceItem | undefined {
    this.#unread.delete(form);
    this.#twins.delete(form);
    const item = this.#items.get(form);
    if (!item) return undefined;
    this.#items.delete(form);
    if (this.#byId.get(item.id) === item) this.#byId.delete(item.id);
    this.#byStatus[item.price.status].delete(item);
    this.#recount();
    this.#notifyItem(item, "removed");
    this.#replaceByTwin(item);
    return item;
  }

  dispatch(item: PriceItem, action: PriceAction): void {
    const before = item.price;
    item.price = priceReducer(before, action);
    if (item.price === before) return;
    if (action.type === "saved") this.#saved += 1;
    if (item.price.status !== before.status) {
      this.#byStatus[before.status].delete(item);
      if (this.isListed(item)) this.#byStatus[item.price.status].add(item);
      else this.#replaceByTwin(item);
      this.#recount();
    }
    this.#notifyItem(item, "changed");
  }

  /** Returns false for an item that was removed, as it may be while it is being sent. */
  isListed(item: PriceItem): boolean {
    return this.#items.get(item.form) === item;
  }

  /** Changes what the summary says, until the next change. */
  updateSummary(change: Partial<PriceSummary>): void {
    this.#summary.setState(change);
  }

  fail(failure: Failure): void {
    this.updateSummary({ failure, failures: this.getSummary().failures + 1 });
  }

  of(form: Element): PriceItem | undefined {
    if (this.#unread.has(form)) this.#readNow(form);
    return this.#items.get(form);
  }

  /** The item around the target of an event. */
  at(target: EventTarget | null): PriceItem | undefined {
    const form = target instanceof Element ? memberOf(target, "closest")(itemSelector) : null;
    return form ? this.of(form) : undefined;
  }

  /** The items that are read; listeners get the others as "added". */
  get readItems(): Iterable<PriceItem> {
    return this.#items.values();
  }

  get firstInvalid(): PriceItem | undefined {
    return this.#byStatus.invalid.values().next().value;
  }

  /** Second forms of items that are read; they have no status and are in no count. */
  get twins(): Iterable<PriceItem> {
    return this.#twins.values();
  }

  /** All items with these statuses, for each status in the order in which they got it. */
  in(...statuses: PriceStatus[]): PriceItem[] {
    this.read();
    return statuses.flatMap((status) => [...this.#byStatus[status]]);
  }

  /** The next item to send: it is `saving`, and not sent yet. */
  get nextQueued(): PriceItem | undefined {
    for (const item of this.#byStatus.saving) if (item.price.sent === undefined) return item;
    return undefined;
  }

  #readNow(form: Element): void {
    this.#unread.delete(form);
    const item = this.#read(form);
    if (!item) return;
    if (this.#byId.get(item.id)?.form.isConnected) {
      this.#twins.set(form, item);
      this.#notifyItem(item, "twin");
      return;
    }
    this.#items.set(form, item);
    this.#byId.set(item.id, item);
    this.#byStatus[item.price.status].add(item);
    this.#recount();
    this.#notifyItem(item, "added");
  }

  /**
   * Lists another form of an item that was removed, unless its price is saved, or may yet be: it
   * gets no second one.
   */
  #replaceByTwin({ id, price }: PriceItem): void {
    if (price.sent !== undefined || price.status === "saved") return;
    for (const [form, twin] of [...this.#twins]) {
      if (twin.id !== id) continue;
      this.#unlistTwin(form);
      this.#readNow(form);
    }
  }

  /** Has a second form read again: it may become an item now. */
  #unlistTwin(twin: Element): void {
    this.#twins.delete(twin);
    this.#unread.add(twin);
  }

  #recount(): void {
    const wasSaving = this.getSummary().counts.saving > 0;
    const now = this.#count();
    const isSaving = now.counts.saving > 0;
    // A new save has started: clear the previous failure.
    if (isSaving && !wasSaving) this.updateSummary({ ...now, failure: undefined });
    else if (isSaving || this.#saved === 0) this.updateSummary(now);
    else {
      this.updateSummary({ ...now, notice: { kind: "saved", count: this.#saved } });
      this.#saved = 0;
    }
  }

  #count(): Pick<PriceSummary, "counts" | "hasUnsaved"> {
    const { untouched, changed, invalid, saving, saved, failed } = this.#byStatus;
    const counts = {
      untouched: untouched.size,
      changed: changed.size,
      invalid: invalid.size,
      saving: saving.size,
      saved: saved.size,
      failed: failed.size,
    };
    const hasUnsaved = this.#items.size > counts.untouched + counts.saved;
    return { counts, hasUnsaved };
  }

  #notifyItem(item: PriceItem, what: Parameters<ItemListener>[1]): void {
    for (const listener of this.#itemListeners) listener(item, what);
  }
}
