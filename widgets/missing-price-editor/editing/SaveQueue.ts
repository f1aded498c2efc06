import { isUnsaved } from "@yy/domain/prices/priceReducer";
import type { Widget } from "@yy/element/widget/Widget";
import { isBefore } from "@yy/page/documentOrder";
import { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import type { SubmitResult } from "@yy/ui/sending/SubmitResult";
import { stopSubmit } from "@yy/ui/sending/stoppedSubmits";
import type { schema } from "../schema";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";
import { endsSaving, type PriceAnswer, sendPrice } from "./sendPrice";

/**
 * Saves prices: one item by its own submit, all of them by the button in the actions. The forms are
 * sent by whatever sends forms on this page (Turbo, rails-ujs, or we ourselves), a few at a time: a
 * second form would cancel the one that Turbo is sending. No item is sent twice at the same time.
 */
export class SaveQueue {
  readonly #widget: Widget<typeof schema>;
  readonly #store: PriceStore;
  readonly #signOutIfEnded: (result: SubmitResult) => boolean;
  /** Items that are being sent, each with the function that stops following its form. */
  readonly #sending = new Map<PriceItem, () => void>();

  /** @param signOutIfEnded returns whether an answer says that the session has ended */
  constructor(
    widget: Widget<typeof schema>,
    store: PriceStore,
    signOutIfEnded: (result: SubmitResult) => boolean,
  ) {
    this.#widget = widget;
    this.#store = store;
    this.#signOutIfEnded = signOutIfEnded;
  }

  /**
   * Listens to submits, the button and Enter. Returns a cleanup function; requests under way go on
   * after it.
   */
  listen(): () => void {
    const end = new AbortController();
    const { signal } = end;
    const list = this.#widget.element;
    // On the root and capturing, so that we run before any library of the page: none may send a
    // form that must not be sent.
    formRoot(list).addEventListener(
      "submit",
      (event) => {
        const item = event.target instanceof Element && this.#store.of(event.target);
        if (!item || this.#trySend(item, event)) return;
        stopSubmit(event);
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
        // With disabled buttons the browser does nothing on Enter, and the visitor learns no
        // reason.
        if (key === "Enter" && !isComposing && target === this.#store.at(target)?.field)
          this.#goToInvalid();
      },
      { signal },
    );
    return () => end.abort();
  }

  /** Call when the editor leaves the page: answers still to come are ignored. */
  end(): void {
    for (const stop of this.#sending.values()) stop();
    this.#sending.clear();
  }

  /** Saves every changed or failed price; while one is invalid, moves the focus to it instead. */
  #saveAll(): void {
    if (this.#goToInvalid()) return;
    const unsaved = this.#store.in("changed", "failed");
    if (unsaved.length === 0 && this.#store.getSummary().counts.saving === 0)
      this.#sayNothingToSave();
    for (const item of unsaved) this.#store.dispatch(item, { type: "queued" });
    this.#sendQueued();
  }

  /**
   * Returns whether this submit of the item may go on. If not, the item may have been queued
   * instead.
   */
  #trySend(item: PriceItem, event: SubmitEvent): boolean {
    const hasRoom = this.#sending.size < maxParallelSubmits();
    // A queued item waits only while there is no room: this is the submit by `#sendQueued`.
    if (isQueued(item) && hasRoom) return this.#send(item, event);
    if (item.price.status !== "saving")
      this.#store.dispatch(item, { type: "entered", text: item.field.value });
    if (this.#goToInvalid()) return false;
    const { status, validity } = item.price;
    if (validity.kind === "empty") item.field.focus();
    else if (!isUnsaved(status)) this.#sayNothingToSave();
    else if (status !== "saving") {
      if (hasRoom) return this.#send(item, event);
      this.#store.dispatch(item, { type: "queued" });
    }
    return false;
  }

  #send(item: PriceItem, event: SubmitEvent): boolean {
    this.#store.dispatch(item, { type: "sent", text: item.field.value });
    if (item.price.sent === undefined) return false;
    this.#sending.set(
      item,
      sendPrice(item.form, event, this.#signOutIfEnded, (answer) => this.#finish(item, answer)),
    );
    return true;
  }

  #sendQueued(): void {
    while (this.#sending.size < maxParallelSubmits()) {
      const item = this.#store.nextQueued;
      if (!item) return;
      // Its submit event arrives at `#trySend` before this call returns.
      memberOf(item.form, "requestSubmit")();
      // The browser fires no submit when a constraint of the page, such as `required`, is not met.
      if (!this.#sending.has(item)) this.#store.dispatch(item, { type: "withdrawn" });
    }
  }

  #finish(item: PriceItem, answer: PriceAnswer | undefined): void {
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
      if (endsSaving(status)) this.#cancelQueued(status);
    }
    this.#sendQueued();
  }

  /** Cancels the rest of the queue, which would fail too. */
  #cancelQueued(status: number): void {
    const queued = this.#store.in("saving").filter(isQueued);
    for (const item of queued) this.#store.dispatch(item, { type: "withdrawn" });
    if (queued.length > 0 || status === 401)
      this.#store.fail(status === 401 ? "signedOut" : "stopped");
  }

  #sayNothingToSave(): void {
    this.#store.updateSummary({ notice: { kind: "nothingToSave" }, failure: undefined });
  }

  /** Focuses the first invalid price and shows the messages of all; false when none is invalid. */
  #goToInvalid(): boolean {
    const invalid = this.#store.in("invalid");
    for (const item of invalid) this.#store.dispatch(item, { type: "explained" });
    const first = invalid.reduce<PriceItem | undefined>(
      (first, item) => (first && isBefore(first.form, item.form) ? first : item),
      undefined,
    );
    first?.field.focus();
    return first !== undefined;
  }
}

function isQueued({ price }: PriceItem): boolean {
  return price.status === "saving" && price.sent === undefined;
}

/**
 * Turbo sends one form at a time, whatever frame it is in. Without Turbo we use three of the six
 * connections that a browser has.
 */
function maxParallelSubmits(): number {
  return customElements.get("turbo-frame") ? 1 : 3;
}
