import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/element/dom/memberOf";

/** All that would send an item, or all of them. */
const submits = [
  "[data-part=item] :is(button:not([type]), [type=submit], [type=image])",
  "[data-part=actions] [data-part=submit]",
].join();

/** Disables every submit of the list while a price is wrong (README, How an item is). */
export class SubmitLock {
  readonly #element: Element;
  readonly #patches: DomPatches;
  #isShut = false;

  constructor(element: Element, patches: DomPatches) {
    this.#element = element;
    this.#patches = patches;
  }

  get isShut(): boolean {
    return this.#isShut;
  }

  turn(isShut: boolean): void {
    if (isShut === this.#isShut) return;
    this.#isShut = isShut;
    this.#apply(this.#element);
  }

  /** An item that came later. */
  include(item: Element): void {
    if (this.#isShut) this.#apply(item);
  }

  #apply(root: Element): void {
    for (const button of memberOf(root, "querySelectorAll")(submits)) {
      if (this.#isShut) this.#patches.set(button, "disabled", "");
      else this.#patches.unset(button, "disabled");
    }
  }
}
