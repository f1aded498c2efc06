import { completeCents } from "@yy/domain/forms/money";
import { isUnsaved } from "@yy/domain/prices/priceState";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { SubmitResult } from "@yy/ui/sending/SubmitResult";
import { BulkChanges } from "./BulkChanges";
import { ItemDisplay } from "./ItemDisplay";
import { listenToPriceFields } from "./listenToPriceFields";
import { MaskWhileEdited } from "./MaskWhileEdited";
import { PriceItem } from "./PriceItem";
import { type PriceCounts, PriceItems } from "./PriceItems";
import { PriceKeeping } from "./PriceKeeping";
import { Saving } from "./Saving";
import { SubmitLock } from "./SubmitLock";
import { itemsIn, watchItems } from "./watchItems";

/** What the editing of prices tells its widget. */
export interface EditingCallbacks {
  /** The numbers may have changed. At most once a task. */
  counted(counts: PriceCounts): void;
  saved(item: PriceItem, price: number): void;
  /** Not for a price that the server refused, which is told beside it. */
  failed(result: SubmitResult): void;
  stopped(status: number): void;
  /** Prices that were typed before a reload are in their fields again. */
  restored(count: number): void;
  nothingToSave(): void;
  report(error: unknown): void;
  /** What is to be said beside an item; "" for nothing. */
  wordsFor(item: PriceItem): string;
}

/** The prices of a list, however many: everything is heard on the list itself, and an item costs nothing until it is touched. */
export class PriceEditing {
  readonly items = new PriceItems();
  readonly bulk = new BulkChanges(this.items);
  readonly #element: HTMLElement;
  readonly #callbacks: EditingCallbacks;
  readonly #saving: Saving;
  readonly #keeping = new PriceKeeping(this.items);
  #display: ItemDisplay | undefined;
  #mask: MaskWhileEdited | undefined;
  #lock: SubmitLock | undefined;
  #focused: PriceItem | undefined;
  #isCounting = false;

  constructor(element: HTMLElement, callbacks: EditingCallbacks) {
    this.#element = element;
    this.#callbacks = callbacks;
    this.#saving = new Saving({
      changed: (item) => this.#updateItem(item),
      saved: (item, price) => callbacks.saved(item, price),
      failed: (item, result) => {
        this.#display?.explain(item);
        if (item.state !== "invalid") callbacks.failed(result);
      },
      stopped: (status) => callbacks.stopped(status),
    });
  }

  /** Shows the items by these patches and listens to them; requests that are under way go on. Returns a cleanup function. */
  work(patches: DomPatches): () => void {
    const display = new ItemDisplay(patches, (item) => this.#callbacks.wordsFor(item));
    const mask = new MaskWhileEdited();
    this.#display = display;
    this.#mask = mask;
    this.#lock = new SubmitLock(this.#element, patches);
    this.#lock.turn(this.items.counts.invalid > 0);
    for (const item of this.items) this.#present(item);
    this.#adopt(itemsIn(this.#element));
    const stopHearing = this.#hear();
    const stopWatching = watchItems(this.#element, {
      came: (elements) => this.#adopt(elements),
      left: (elements, next) => this.#drop(elements, next),
    });
    return () => {
      stopHearing();
      stopWatching();
      mask.end();
      display.end();
      this.#display = undefined;
    };
  }

  /** The editor leaves the page. */
  leave(): void {
    this.#saving.end();
  }

  /**
   * From now on typed prices are kept for this user; those that were kept go into the fields that are empty. Returns the
   * end of it.
   */
  keepFor(userId: number): () => void {
    const stop = this.#keeping.begin(userId);
    this.#restore(this.items);
    return stop;
  }

  /** Prices of items that are not in the list need not be kept any more. */
  listIsComplete(): void {
    this.#keeping.listIsComplete();
  }

  /** Saves everything that is not saved, those that failed too. While one is wrong, the visitor is taken to it. */
  saveAll(): void {
    if (this.#goToInvalid()) return;
    const unsaved = this.items.in("changed", "failed");
    if (unsaved.length === 0 && this.items.counts.saving === 0) this.#callbacks.nothingToSave();
    this.#saving.saveAll(unsaved);
  }

  #hear(): () => void {
    return listenToPriceFields(this.#element, (form) => this.items.of(form), {
      focused: (item) => {
        this.#focused = item;
      },
      aboutToEdit: (item) => this.#mask?.follow(item),
      left: (item) => {
        this.#mask?.end();
        this.#restore([item]);
      },
      typed: (item, isVisitor) => {
        this.#entered(item);
        if (isVisitor) this.#mask?.follow(item);
        if (isVisitor) this.#display?.explainLater(item);
        else this.#display?.explain(item);
      },
      changed: (item) => {
        this.#complete(item);
        this.#entered(item);
        this.#display?.explain(item);
      },
      reset: (item) => this.#entered(item),
      // With disabled buttons Enter would do nothing at all, without a word.
      pressedEnter: () => this.#lock?.isShut && this.#goToInvalid(),
      maySend: (item) => this.#maySend(item),
      saveAll: () => this.saveAll(),
    });
  }

  #maySend(item: PriceItem): boolean {
    this.#updateItem(item);
    const isOurs = this.#saving.isOurs(item);
    if (!isOurs && this.#goToInvalid()) return false;
    if (item.price === undefined) {
      item.field.focus();
      return false;
    }
    const isNew = isOurs || item.known.isSaving || isUnsaved(item.state);
    if (!isNew) this.#callbacks.nothingToSave();
    return isNew && this.#saving.tryStart(item);
  }

  /** The field may hold another text. */
  #entered(item: PriceItem): void {
    this.#saving.dequeue(item);
    this.#updateItem(item);
  }

  /** A price that came as a whole is written as prices are; where the mask is, it has done so. */
  #complete({ field }: PriceItem): void {
    const text = completeCents(field.value);
    if (field.value !== text && document.activeElement !== field) field.value = text;
  }

  /** Judges the item, shows how it is, and keeps what is not saved. */
  #updateItem(item: PriceItem): void {
    this.items.validate(item);
    this.#display?.show(item);
    this.#keeping.note(item);
    this.#countLater();
  }

  #adopt(elements: Iterable<Element>): void {
    const adopted: PriceItem[] = [];
    for (const element of elements) {
      if (this.items.of(element)) continue;
      try {
        const item = new PriceItem(element, this.#element.localName);
        this.#complete(item);
        this.items.add(item);
        this.#present(item);
        adopted.push(item);
      } catch (error) {
        this.#callbacks.report(error);
      }
    }
    this.#restore(adopted);
    this.#countLater();
  }

  #present(item: PriceItem): void {
    this.#display?.prepare(item);
    this.#display?.show(item);
    this.#lock?.include(item.form);
  }

  #drop(elements: Iterable<Element>, next: Element | undefined): void {
    for (const element of elements) {
      const item = this.items.of(element);
      if (!item) continue;
      this.#saving.gone(item);
      this.items.delete(item);
      this.#display?.forget(item);
      const hadFocus = this.#focused === item && document.activeElement === document.body;
      if (hadFocus && next) this.items.of(next)?.field.focus();
    }
    this.#countLater();
  }

  #restore(items: Iterable<PriceItem>): void {
    const restored = this.#keeping.restore(items);
    for (const item of restored) {
      this.#complete(item);
      this.#updateItem(item);
      this.#display?.explain(item);
    }
    if (restored.length > 0) this.#callbacks.restored(restored.length);
  }

  /** Takes the visitor to the first wrong price, and says what is wrong with each; false when none is. */
  #goToInvalid(): boolean {
    const first = this.items.firstInvalid;
    if (!first) return false;
    for (const item of this.items.in("invalid")) this.#display?.explain(item);
    first.field.focus();
    return true;
  }

  #countLater(): void {
    if (this.#isCounting) return;
    this.#isCounting = true;
    queueMicrotask(() => {
      this.#isCounting = false;
      const { counts } = this.items;
      this.#lock?.turn(counts.invalid > 0);
      this.#callbacks.counted(counts);
    });
  }
}
