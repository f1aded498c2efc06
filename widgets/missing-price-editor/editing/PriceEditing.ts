import type { Price } from "@yy/domain/prices/priceReducer";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Widget } from "@yy/element/widget/Widget";
import { onUserGone } from "@yy/session/otherVisitor";
import { signOutIfEnded } from "@yy/ui/sending/SubmitResult";
import type { schema } from "../schema";
import { BulkChanges } from "./BulkChanges";
import { displayPrices } from "./displayPrices";
import { KeptPrices } from "./KeptPrices";
import { listenToPriceFields } from "./listenToPriceFields";
import { PriceItem } from "./PriceItem";
import { PriceStore } from "./PriceStore";
import { SaveQueue } from "./SaveQueue";
import { watchItems } from "./watchItems";

export { maskField } from "@yy/ui/masking/maskField";

/**
 * How many items are read in one task: as many as a page of the endless list has, which is more
 * than a screen shows.
 */
const itemsPerTask = 100;

/**
 * Connects the parts of the editing: the store, what writes into it (fields, restored prices), what
 * reads it (display, queue, kept prices), and the items of the list as they come and go. It is a
 * chunk of its own.
 */
export class PriceEditing {
  readonly store = new PriceStore((form) => this.#read(form));
  readonly bulk = new BulkChanges(this.store);
  readonly #widget: Widget<typeof schema>;
  readonly #messageFor: (price: Price) => string;
  readonly #queue: SaveQueue;
  #kept: KeptPrices | undefined;
  /** Whether to forget kept prices of items that are not in the list, once all items are read. */
  #pruneDue = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The item that has the focus, or had it last. */
  #focused: PriceItem | undefined;

  /**
   * @param messageFor returns the message beside a price; "" for none
   * @param loginPath returns the path of the sign-in page
   */
  constructor(
    widget: Widget<typeof schema>,
    messageFor: (price: Price) => string,
    loginPath: () => string,
  ) {
    this.#widget = widget;
    this.#messageFor = messageFor;
    this.#queue = new SaveQueue(widget, this.store, (result) =>
      signOutIfEnded(result, loginPath()),
    );
  }

  /**
   * Shows the prices by these patches and listens to the list. Returns a cleanup function; requests
   * under way go on after it.
   */
  connect(patches: DomPatches): () => void {
    const { element } = this.#widget;
    this.store.renew();
    const cleanups = [
      displayPrices(element, this.store, patches, this.#messageFor),
      listenToPriceFields(element, this.store),
      this.#queue.listen(),
      onUserGone(() => this.#forgetFailures()),
      this.#followFocus(),
      this.#followItems(),
    ];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }

  #forgetFailures(): void {
    for (const item of this.store.in("failed", "invalid", "changed"))
      this.store.dispatch(item, { type: "forgotten" });
  }

  /** Call when the editor leaves the page. */
  end(): void {
    this.#queue.end();
  }

  /**
   * Keeps typed prices for this user from now on, and restores kept ones into empty fields. Returns
   * a cleanup function.
   */
  keepFor(userId: number): () => void {
    const kept = new KeptPrices(this.store, userId);
    const stop = kept.follow();
    this.#kept = kept;
    this.#continueReading();
    return () => {
      this.#kept = undefined;
      stop();
    };
  }

  /** Forgets kept prices of items that are not in the list; call it when the list is complete. */
  keepOnlyListed(): void {
    this.#pruneDue = true;
    this.#continueReading();
  }

  /**
   * Reads the next items. Once all are read, it says how many prices were restored, and forgets
   * those of items that a complete list lacks.
   */
  #continueReading(): void {
    clearTimeout(this.#timer);
    if (!this.store.isRead) {
      // In slices, so that neither the first paint nor a key waits for all of 2,000 items.
      this.#timer = setTimeout(() => this.#readSome());
      return;
    }
    if (!this.#kept) return;
    this.#kept.tell();
    if (this.#pruneDue) this.#kept.keepOnlyListed();
    this.#pruneDue = false;
  }

  #readSome(): void {
    this.store.read(itemsPerTask);
    this.#continueReading();
  }

  #followFocus(): () => void {
    const end = new AbortController();
    const list = this.#widget.element;
    list.addEventListener(
      "focusin",
      ({ target }) => {
        this.#focused = this.store.at(target) ?? this.#focused;
      },
      end,
    );
    list.addEventListener(
      "focusout",
      ({ target }) => {
        const item = this.store.at(target);
        if (!item || target !== item.field) return;
        this.#kept?.restore(item);
        this.#continueReading();
      },
      end,
    );
    return () => end.abort();
  }

  #followItems(): () => void {
    const stop = watchItems(this.#widget.element, {
      added: (forms) => {
        this.store.add(forms);
        this.#readSome();
      },
      removed: (form, neighbour) => this.#remove(form, neighbour),
      renamed: () => this.store.renew(),
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  #read(form: Element): PriceItem | undefined {
    try {
      return new PriceItem(form, this.#widget.element.localName);
    } catch (error) {
      this.#widget.report(error);
      return undefined;
    }
  }

  /** @param neighbour gets the focus that the removed item had */
  #remove(form: Element, neighbour: Element | undefined): void {
    const item = this.store.remove(form);
    if (!item) return;
    this.#continueReading();
    const hadFocus = this.#focused === item && document.activeElement === document.body;
    if (hadFocus && neighbour) this.store.of(neighbour)?.field.focus();
  }
}
