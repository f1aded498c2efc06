import type { Price } from "@yy/domain/prices/priceReducer";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import { isParsed } from "@yy/element/dom/serverParts";
import type { Widget } from "@yy/element/widget/Widget";
import { memberOf } from "@yy/page/memberOf";
import { signOutIfEnded } from "@yy/ui/sending/SubmitResult";
import type { schema } from "../schema";
import { BulkChanges } from "./BulkChanges";
import { displayPrices } from "./displayPrices";
import { KeptPrices } from "./KeptPrices";
import { listenToPriceFields } from "./listenToPriceFields";
import { itemSelector, PriceItem } from "./PriceItem";
import { PriceStore } from "./PriceStore";
import { SaveQueue } from "./SaveQueue";

export { maskField } from "@yy/ui/masking/maskField";

/**
 * How many items are read in one task: those of a page of the endless list, and more than a screen
 * has.
 */
const atOnce = 100;

/**
 * Puts the parts of the editing together: the store, what writes into it (fields, restored prices),
 * what reads it (display, queue, kept prices), and the items of the list as they come and go. It is
 * a chunk of its own.
 */
export class PriceEditing {
  readonly store = new PriceStore((form) => this.#read(form));
  readonly bulk = new BulkChanges(this.store);
  readonly #widget: Widget<typeof schema>;
  readonly #messageFor: (price: Price) => string;
  readonly #queue: SaveQueue;
  #kept: KeptPrices | undefined;
  /** Kept prices of items that are not in the list are to be forgotten, once it is read. */
  #isWhole = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The item that has the focus, or had it last. */
  #focused: PriceItem | undefined;

  /**
   * @param messageFor returns the message beside a price; "" for none
   * @param loginPath of the sign-in page, at this moment
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
   * Shows the prices by these patches and listens to the list. Returns a cleanup function, after
   * which requests go on.
   */
  connect(patches: DomPatches): () => void {
    const { element } = this.#widget;
    this.store.renew();
    const cleanups = [
      displayPrices(element, this.store, patches, this.#messageFor),
      listenToPriceFields(element, this.store),
      this.#queue.listen(),
      this.#followFocus(),
      this.#followItems(),
    ];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
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
    this.#isWhole = true;
    this.#continueReading();
  }

  /**
   * Reads on, unless all items are read: then says what was restored, and forgets what is not in a
   * whole list.
   */
  #continueReading(): void {
    clearTimeout(this.#timer);
    if (!this.store.isRead) {
      // Not at once: neither the first paint nor a key waits for all of 2,000 items.
      this.#timer = setTimeout(() => this.#readSome());
      return;
    }
    if (!this.#kept) return;
    this.#kept.tell();
    if (this.#isWhole) this.#kept.keepOnlyListed();
    this.#isWhole = false;
  }

  #readSome(): void {
    this.store.read(atOnce);
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

  /**
   * Adds the items that are there, and follows those that are added and removed. A move is neither.
   */
  #followItems(): () => void {
    const { element } = this.#widget;
    const unread = new Set<Element>();
    // An item's fields may still be on their way: the parser puts a form into the page before what
    // is in it.
    const addParsed = (forms: readonly Element[]) => {
      for (const form of forms) unread.add(form);
      const parsed = [...unread].filter(isParsed);
      for (const form of parsed) unread.delete(form);
      this.store.add(parsed.filter((form) => element.contains(form)));
      this.#readSome();
    };
    addParsed(itemsIn(element));
    const end = new AbortController();
    document.addEventListener("DOMContentLoaded", () => addParsed([]), end);
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ type }) => type === "attributes")) this.store.renew();
      for (const { addedNodes, removedNodes, nextSibling, previousSibling } of changes) {
        const taken = itemsOf(removedNodes);
        const next = near(nextSibling, "next") ?? near(previousSibling, "previous");
        // After a task, as for widgets: Turbo removes permanent elements and puts them back.
        if (taken.length > 0)
          setTimeout(() => {
            for (const form of taken) if (!element.contains(form)) this.#remove(form, next);
          });
        addParsed(itemsOf(addedNodes));
      }
    });
    const attributeFilter = ["data-item-id"];
    observer.observe(element, { childList: true, subtree: true, attributeFilter });
    return () => {
      observer.disconnect();
      end.abort();
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

  /**
   * @param next the item now in its place, or before it: it gets the focus that the removed one had
   */
  #remove(form: Element, next: Element | undefined): void {
    const item = this.store.remove(form);
    if (!item) return;
    this.#continueReading();
    const hadFocus = this.#focused === item && document.activeElement === document.body;
    if (hadFocus && next) this.store.of(next)?.field.focus();
  }
}

/** The items inside, in document order. */
function itemsIn(root: Element): Element[] {
  return [...memberOf(root, "querySelectorAll")(itemSelector)];
}

function itemsOf(nodes: NodeList): Element[] {
  return [...nodes].flatMap((node) =>
    node instanceof Element
      ? [...(memberOf(node, "matches")(itemSelector) ? [node] : []), ...itemsIn(node)]
      : [],
  );
}

/** The first item at this node or beyond it. */
function near(node: Node | null, direction: "next" | "previous"): Element | undefined {
  for (let at: Node | null = node; at; at = memberOf(at, `${direction}Sibling`))
    if (at instanceof Element && memberOf(at, "matches")(itemSelector)) return at;
  return undefined;
}
