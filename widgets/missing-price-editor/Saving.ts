import { parseServerErrors } from "@yy/domain/forms/serverErrors";
import { memberOf } from "@yy/element/dom/memberOf";
import { followSubmission } from "@yy/ui/sending/followSubmission";
import type { SubmitResult } from "@yy/ui/sending/SubmitResult";
import type { PriceItem } from "./PriceItem";

/** What saving tells the editor. */
export interface SavingCallbacks {
  /** What is known of the item is no longer what it was. */
  changed(item: PriceItem): void;
  saved(item: PriceItem, price: number): void;
  failed(item: PriceItem, result: SubmitResult): void;
  /** The rest of the queue was given up: it would fail as well. `status` is the answer's, 0 without one. */
  stopped(status: number): void;
}

/** A submit that nobody has begun to send by then was called off, as by a question that the visitor answered with no; ms. */
const claimTime = 1000;

interface Sending {
  readonly price: number;
  readonly claim: ReturnType<typeof setTimeout>;
  stop(): void;
}

/**
 * Sends items, by whoever sends forms on this page, a few at a time: Turbo sends one form, and a second one would cut it
 * short. No item is on its way twice.
 */
export class Saving {
  readonly #callbacks: SavingCallbacks;
  readonly #waiting = new Set<PriceItem>();
  readonly #sending = new Map<PriceItem, Sending>();
  /** The item whose submit is ours and not the visitor's. */
  #turn: PriceItem | undefined;

  constructor(callbacks: SavingCallbacks) {
    this.#callbacks = callbacks;
  }

  /** Whether this very submit of the item may go on; if not now, the item may be sent later all the same. */
  tryStart(item: PriceItem): boolean {
    if (item !== this.#turn && item.known.isSaving) return false;
    if (this.#sending.size < mostAtOnce()) {
      this.#begin(item);
      return true;
    }
    this.#wait(item);
    return false;
  }

  saveAll(items: Iterable<PriceItem>): void {
    for (const item of items) this.#wait(item);
    this.#goOn();
  }

  /** The visitor has changed an item that waits for its turn: it is theirs again. */
  dequeue(item: PriceItem): void {
    if (!this.#waiting.delete(item)) return;
    item.known.isSaving = false;
    this.#callbacks.changed(item);
  }

  isOurs(item: PriceItem): boolean {
    return item === this.#turn;
  }

  /** The item is no longer on the page; if it was on its way, its answer took it away, which counts as saved. */
  gone(item: PriceItem): void {
    this.#waiting.delete(item);
    if (this.#sending.has(item)) this.#end(item, { isSuccess: true, status: 200, body: null });
  }

  end(): void {
    this.#waiting.clear();
    for (const { claim, stop } of this.#sending.values()) {
      clearTimeout(claim);
      stop();
    }
    this.#sending.clear();
  }

  #wait(item: PriceItem): void {
    if (item.known.isSaving) return;
    this.#waiting.add(item);
    item.known.isSaving = true;
    this.#callbacks.changed(item);
  }

  #goOn(): void {
    for (const item of this.#waiting) {
      if (this.#sending.size >= mostAtOnce()) return;
      this.#waiting.delete(item);
      this.#send(item);
    }
  }

  #send(item: PriceItem): void {
    this.#turn = item;
    // A constraint of the page's own may forbid it: then no submit comes.
    memberOf(item.form, "requestSubmit")();
    this.#turn = undefined;
    if (this.#sending.has(item)) return;
    item.known.isSaving = false;
    this.#callbacks.changed(item);
  }

  #begin(item: PriceItem): void {
    const { price } = item;
    if (price === undefined) return;
    const sending: Sending = {
      price,
      claim: setTimeout(() => this.#release(item), claimTime),
      stop: followSubmission(item.form, "unclaimed", {
        tag: "yy-missing-price-editor",
        mayBegin: () => true,
        began: () => clearTimeout(sending.claim),
        ended: (result) => this.#end(item, result && asAnswered(result)),
      }),
    };
    this.#sending.set(item, sending);
    item.known.isSaving = true;
    item.isSending = true;
    this.#callbacks.changed(item);
  }

  /** Nobody sends it after all. */
  #release(item: PriceItem): void {
    this.#forget(item);
    this.#callbacks.changed(item);
    this.#goOn();
  }

  #end(item: PriceItem, result: SubmitResult | undefined): void {
    const price = this.#forget(item)?.price;
    if (price === undefined) return;
    if (result) note(item, price, result);
    this.#callbacks.changed(item);
    if (result?.isSuccess) this.#callbacks.saved(item, price);
    else if (result) this.#callbacks.failed(item, result);
    if (result && !result.isSuccess && isHopeless(result)) this.#giveUp(result.status);
    this.#goOn();
  }

  #forget(item: PriceItem): Sending | undefined {
    const sending = this.#sending.get(item);
    clearTimeout(sending?.claim);
    sending?.stop();
    this.#sending.delete(item);
    item.known.isSaving = false;
    item.isSending = false;
    return sending;
  }

  #giveUp(status: number): void {
    const left = [...this.#waiting];
    for (const item of left) this.dequeue(item);
    if (left.length > 0 || status === 401) this.#callbacks.stopped(status);
  }
}

/** What the answer says of the price that was sent. */
function note(item: PriceItem, price: number, { isSuccess, status, body }: SubmitResult): void {
  const { known } = item;
  known.rejectedPrice = undefined;
  known.failedPrice = undefined;
  if (isSuccess) {
    known.savedPrice = price;
    known.wasSaved = true;
    return;
  }
  item.serverError = status === 422 ? [...parseServerErrors(body).values()].join(", ") : "";
  // A 422 without a word is about something else than the price, as a stale token: trying again may help.
  if (item.serverError === "") known.failedPrice = price;
  else known.rejectedPrice = price;
}

/** A page instead of an answer is that of the sign-in: servers redirect there when a session has ended, and say 200. */
function asAnswered(result: SubmitResult): SubmitResult {
  const { isSuccess, isShown, redirectedTo, body } = result;
  const isPage = typeof body === "string" && /^\s*<(?:!doctype|html)\b/i.test(body);
  if (!isSuccess || isShown || !isPage) return result;
  const isThisPage = redirectedTo && new URL(redirectedTo).pathname === location.pathname;
  return isThisPage ? result : { ...result, isSuccess: false, status: 401 };
}

/** What comes after it would fail as well: no connection, no session, a server that is down. */
function isHopeless({ status }: SubmitResult): boolean {
  return status === 0 || status === 401 || status >= 500;
}

/** Turbo has one form on its way, whichever frame it is in; browsers have six requests. */
function mostAtOnce(): number {
  return customElements.get("turbo-frame") ? 1 : 3;
}
