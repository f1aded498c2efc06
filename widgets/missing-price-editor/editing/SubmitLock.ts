import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";
import { ButtonLock } from "@yy/ui/sending/ButtonLock";
import { type SubmitButton, submitButtons } from "@yy/ui/sending/submitButtons";
import { itemSelector, type PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";

/**
 * Disables the buttons that send prices while one is invalid (README, How an item is). Those of an
 * item that the browser does not draw (`content-visibility: auto`) wait until it does: a key that
 * disables the buttons costs the same in a long list as in a short one.
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
    const changing = isLocked ? this.#mayBeDrawn() : [...this.#items.keys()];
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

  /**
   * The items that the browser may draw. Of those that it certainly skips, it tells when it draws
   * them.
   */
  #mayBeDrawn(): PriceItem[] {
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
 * The forms around one of them, as far as the browser may draw them; all that it may draw where it
 * does not draw that one. To ask each costs more than all that a key does with an item that is not
 * drawn.
 */
function drawnAround(form: Element, forms: readonly Element[]): readonly Element[] {
  if (isSkipped(form)) return forms.filter((other) => !isSkipped(other));
  const at = forms.indexOf(form);
  const before = forms.slice(0, at).findLastIndex(isSkipped);
  const after = forms.findIndex((other, index) => index > at && isSkipped(other));
  return forms.slice(before + 1, after < 0 ? undefined : after);
}

/** A browser draws what is at most so many windows away: Chromium one and a half, others less. */
const mostWindows = 2;

/** Whether the browser certainly does not draw it, as it is far from the window. */
function isSkipped(form: Element): boolean {
  const most = mostWindows * window.innerHeight;
  // Not `checkVisibility()`: that makes the browser work out the styles of all that it skips.
  const { top, bottom } = memberOf(form, "getBoundingClientRect")();
  if (bottom > -most && top < window.innerHeight + most) return false;
  return getComputedStyle(form).getPropertyValue("content-visibility") === "auto";
}
