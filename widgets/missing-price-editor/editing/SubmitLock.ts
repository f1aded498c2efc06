import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";
import { ButtonLock } from "@yy/ui/sending/ButtonLock";
import { type SubmitButton, submitButtons } from "@yy/ui/sending/submitButtons";
import { itemSelector, type PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";

/**
 * Disables the buttons that send prices while a price is invalid (README, How an item is). An item
 * that the browser does not draw (`content-visibility: auto`) keeps its buttons enabled until it is
 * drawn, so that a key that disables the buttons costs the same in a long list as in a short one.
 */
export class SubmitLock {
  readonly #list: HTMLElement;
  readonly #store: PriceStore;
  readonly #patches: DomPatches;
  /** Items with disabled buttons. */
  readonly #items = new Map<PriceItem, ButtonLock>();
  /** Locks the buttons that save all. */
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
    const changing = isLocked ? this.#possiblyDrawn() : [...this.#items.keys()];
    for (const item of changing) this.update(item);
    const event = "contentvisibilityautostatechange";
    if (isLocked) this.#list.addEventListener(event, this.#lockDrawn, true);
    else this.#list.removeEventListener(event, this.#lockDrawn, true);
  }

  /** Call when an item is added, or has another price. */
  update(item: PriceItem): void {
    // Until the answer comes, the sender of the form (we, Turbo or rails-ujs) controls its buttons,
    // and a second submit is stopped.
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

  /**
   * The items that the browser may draw. It fires an event when it draws one that it has skipped.
   */
  #possiblyDrawn(): PriceItem[] {
    const forms = [...memberOf(this.#list, "querySelectorAll")(itemSelector)];
    const invalid = this.#store.firstInvalid?.form;
    return (invalid ? drawnAround(invalid, forms) : forms).flatMap(
      (form) => this.#store.of(form) ?? [],
    );
  }

  readonly #lockDrawn = (event: Event & { readonly skipped?: boolean }) => {
    const item = event.target instanceof Element ? this.#store.of(event.target) : undefined;
    if (item && event.skipped === false) this.update(item);
  };
}

function actionsIn(list: HTMLElement): SubmitButton[] {
  const selector = "[data-part=actions] [data-part=submit]";
  return [...memberOf(list, "querySelectorAll")<SubmitButton>(selector)];
}

/**
 * The forms around one form, as far as the browser may draw them. If it does not draw that form,
 * returns all forms that it may draw: asking each costs more than the rest of what a key does.
 */
function drawnAround(form: Element, forms: readonly Element[]): readonly Element[] {
  if (isSkipped(form)) return forms.filter((other) => !isSkipped(other));
  const at = forms.indexOf(form);
  const before = forms.slice(0, at).findLastIndex(isSkipped);
  const after = forms.findIndex((other, index) => index > at && isSkipped(other));
  return forms.slice(before + 1, after < 0 ? undefined : after);
}

/**
 * Browsers draw what is at most this many window heights away: Chromium one and a half, others
 * less.
 */
const maxDrawnWindows = 2;

/** Whether the form is so far from the window that the browser certainly does not draw it. */
function isSkipped(form: Element): boolean {
  const maxDistance = maxDrawnWindows * window.innerHeight;
  // Not `checkVisibility()`: it makes the browser compute the styles of all that it skips.
  const { top, bottom } = memberOf(form, "getBoundingClientRect")();
  if (bottom > -maxDistance && top < window.innerHeight + maxDistance) return false;
  return getComputedStyle(form).getPropertyValue("content-visibility") === "auto";
}
