import { isUnsaved } from "@yy/domain/prices/priceReducer";
import type { Widget } from "@yy/element/core/Widget";
import { memberOf } from "@yy/element/dom/memberOf";
import type { schema } from "../schema";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";
import { isHopeless, type PriceAnswer, sendPrice } from "./sendPrice";

/**
 * Saves prices: an item by its own submit, all of them by the button of the actions. They are sent by whoever sends forms
 * on this page, a few at a time: Turbo sends one form, and a second one would cut it short. No item is on its way twice.
 */
export class SaveQueue {
  readonly #widget: Widget<typeof schema>;
  readonly #store: PriceStore;
  /** Those on their way, with what ends following them. */
  readonly #sending = new Map<PriceItem, () => void>();
  /** The item whose submit is ours and not the visitor's. */
  #turn: PriceItem | undefined;

  constructor(widget: Widget<typeof schema>, store: PriceStore) {
    this.#widget = widget;
    this.#store = store;
    // An item that leaves the page while it is on its way was taken away by its answer, which counts as saved.
    store.onItem((item, what) => what === "removed" && this.#end(item, { isSaved: true }));
  }

  /** Returns a cleanup function; requests that are under way go on after it. */
  listen(): () => void {
    const end = new AbortController();
    const { signal } = end;
    const list = this.#widget.element;
    // Before everybody else on the page: nobody sends what must not go.
    window.addEventListener(
      "submit",
      (event) => {
        const item = event.target instanceof Element && this.#store.of(event.target);
        if (!item || this.#trySend(item)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { signal, capture: true },
    );
    list.addEventListener(
      "click",
      (event) => {
        const { target } = event;
        if (!(target instanceof Element)) return;
        if (!memberOf(target, "closest")("[data-part=actions] [data-part=submit]")) return;
        event.preventDefault();
        this.#saveAll();
      },
      { signal },
    );
    list.addEventListener(
      "keydown",
      ({ key, isComposing, target }) => {
        // With disabled buttons Enter would do nothing at all, without a word.
        if (key === "Enter" && !isComposing && target === this.#store.at(target)?.field)
          this.#goToInvalid();
      },
      { signal },
    );
    return () => end.abort();
  }

  /** The editor leaves the page. */
  end(): void {
    for (const stop of this.#sending.values()) stop();
    this.#sending.clear();
  }

  /** Saves everything that is not saved, those that failed too. While one is wrong, the visitor is taken to it. */
  #saveAll(): void {
    if (this.#goToInvalid()) return;
    const unsaved = this.#store.in("changed", "failed");
    if (unsaved.length === 0 && this.#store.getSummary().counts.saving === 0)
      this.#sayNothingToSave();
    for (const item of unsaved) this.#store.dispatch(item, { type: "queued" });
    this.#goOn();
  }

  /** Whether this very submit of the item goes on; if not now, the item may be sent later all the same. */
  #trySend(item: PriceItem): boolean {
    if (item === this.#turn) return this.#send(item);
    if (item.price.status !== "saving")
      this.#store.dispatch(item, { type: "entered", text: item.field.value });
    if (this.#goToInvalid()) return false;
    const { status, validity } = item.price;
    if (validity.kind === "empty") item.field.focus();
    else if (!isUnsaved(status)) this.#sayNothingToSave();
    else if (status !== "saving") {
      if (this.#sending.size < mostAtOnce()) return this.#send(item);
      this.#store.dispatch(item, { type: "queued" });
    }
    return false;
  }

  #send(item: PriceItem): boolean {
    this.#store.dispatch(item, { type: "sent", text: item.field.value });
    if (item.price.sent === undefined) return false;
    this.#sending.set(
      item,
      sendPrice(item.form, (answer) => this.#end(item, answer)),
    );
    return true;
  }

  #goOn(): void {
    while (this.#sending.size < mostAtOnce()) {
      const item = this.#store.nextQueued;
      if (!item) return;
      this.#turn = item;
      memberOf(item.form, "requestSubmit")();
      this.#turn = undefined;
      // A constraint of the page's own may forbid it: then no submit came.
      if (!this.#sending.has(item)) this.#store.dispatch(item, { type: "withdrawn" });
    }
  }

  #end(item: PriceItem, answer: PriceAnswer | undefined): void {
    const price = item.price.sent;
    const stop = this.#sending.get(item);
    if (!stop || price === undefined) return;
    stop();
    this.#sending.delete(item);
    if (!answer) this.#store.dispatch(item, { type: "withdrawn" });
    else if (answer.isSaved) {
      this.#store.dispatch(item, { type: "saved" });
      this.#widget.emit("yy:price-saved", { itemId: item.id, price });
    } else {
      const { message, status, error } = answer;
      this.#store.dispatch(item, { type: "failed", message });
      if (item.price.status !== "invalid" && error !== undefined) this.#widget.report(error);
      if (isHopeless(status)) this.#giveUp(status);
    }
    this.#goOn();
  }

  /** The rest of the queue would fail as well. */
  #giveUp(status: number): void {
    const queued = this.#store.in("saving").filter(({ price }) => price.sent === undefined);
    for (const item of queued) this.#store.dispatch(item, { type: "withdrawn" });
    if (queued.length > 0 || status === 401)
      this.#store.fail(status === 401 ? "signedOut" : "stopped");
  }

  #sayNothingToSave(): void {
    this.#store.tell({ notice: { kind: "nothingToSave" }, failure: undefined });
  }

  /** Takes the visitor to the first wrong price, and says what is wrong with each; false when none is. */
  #goToInvalid(): boolean {
    const invalid = this.#store.in("invalid");
    for (const item of invalid) this.#store.dispatch(item, { type: "explained" });
    const first = invalid.reduce<PriceItem | undefined>(
      (first, item) => (first && isBefore(first, item) ? first : item),
      undefined,
    );
    first?.field.focus();
    return first !== undefined;
  }
}

function isBefore({ form }: PriceItem, other: PriceItem): boolean {
  return Boolean(
    memberOf(form, "compareDocumentPosition")(other.form) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Turbo has one form on its way, whichever frame it is in; browsers have six requests. */
function mostAtOnce(): number {
  return customElements.get("turbo-frame") ? 1 : 3;
}
