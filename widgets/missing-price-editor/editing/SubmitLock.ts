import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";
import { isRendered } from "@yy/ui/isRendered";
import { ButtonLock } from "@yy/ui/sending/ButtonLock";
import { type SubmitButton, submitButtons } from "@yy/ui/sending/submitButtons";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";

/**
 * Disables the buttons that send prices while one is invalid (README, How an item is). Those of an item that the browser
 * does not draw (`content-visibility: auto`) wait until it does: a key that disables the buttons costs the same in a
 * long list as in a short one.
 */
export class SubmitLock {
  readonly #list: HTMLElement;
  readonly #store: PriceStore;
  readonly #patches: DomPatches;
  /** Items with disabled buttons. */
  readonly #items = new Map<PriceItem, ButtonLock>();
  /** Of the buttons that save all. */
  readonly #actions: ButtonLock;
  #isLocked = false;

  constructor(list: HTMLElement, store: PriceStore, patches: DomPatches) {
    this.#list = list;
    this.#store = store;
    this.#patches = patches;
    this.#actions = new ButtonLock(patches, () => false);
  }

  /** Call when a price may have become invalid, or the last invalid one valid. */
  follow(): void {
    const isLocked = this.#store.getSummary().counts.invalid > 0;
    if (isLocked === this.#isLocked) return;
    this.#isLocked = isLocked;
    this.#actions.set(actionsIn(this.#list), isLocked);
    const changing = isLocked ? [...this.#store.known].filter(isDrawn) : [...this.#items.keys()];
    for (const item of changing) this.update(item);
    const event = "contentvisibilityautostatechange";
    if (isLocked) this.#list.addEventListener(event, this.#lockDrawn, true);
    else this.#list.removeEventListener(event, this.#lockDrawn, true);
  }

  /** Call when an item is added, or has another price. */
  update(item: PriceItem): void {
    // Until the answer its buttons are of whoever sends it, and a second submit is stopped.
    if (item.price.sent !== undefined) return;
    if (this.#isLocked) this.#lock(item);
    else this.free(item);
  }

  /** Gives the buttons of an item back to the page. */
  free(item: PriceItem): void {
    const lock = this.#items.get(item);
    lock?.set(submitButtons(item.form), false);
    lock?.end();
    this.#items.delete(item);
  }

  end(): void {
    this.#list.removeEventListener("contentvisibilityautostatechange", this.#lockDrawn, true);
    for (const item of [...this.#items.keys()]) this.free(item);
    this.#actions.set(actionsIn(this.#list), false);
    this.#actions.end();
  }

  #lock(item: PriceItem): void {
    const isSubmitting = () => item.price.sent !== undefined;
    const lock = this.#items.get(item) ?? new ButtonLock(this.#patches, isSubmitting);
    this.#items.set(item, lock);
    lock.set(submitButtons(item.form), true);
  }

  readonly #lockDrawn = ({ target }: Event) => {
    const item = target instanceof Element ? this.#store.of(target) : undefined;
    if (item && isDrawn(item)) this.update(item);
  };
}

function actionsIn(list: HTMLElement): SubmitButton[] {
  const selector = "[data-part=actions] [data-part=submit]";
  return [...memberOf(list, "querySelectorAll")<SubmitButton>(selector)];
}

/** Whether the browser draws the item, or would if the page showed it. A browser that cannot tell draws all of them. */
function isDrawn({ field }: PriceItem): boolean {
  return field.checkVisibility?.({ contentVisibilityAuto: true }) !== false || !isRendered(field);
}
