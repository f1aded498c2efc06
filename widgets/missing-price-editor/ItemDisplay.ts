import type { DomPatches } from "@yy/element/dom/DomPatches";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import type { PriceItem } from "./PriceItem";

/** How long after the last key a message waits, in ms: a price that is half typed is not wrong yet. */
const messageDelay = 1000;

/** Shows the state of an item in the page, by patches that can be reverted. */
export class ItemDisplay {
  readonly #patches: DomPatches;
  readonly #messages: FieldMessages;
  readonly #wordsFor: (item: PriceItem) => string;
  readonly #noted = new Set<PriceItem>();
  readonly #timers = new Map<PriceItem, ReturnType<typeof setTimeout>>();

  /** @param wordsFor what is to be said beside an item; "" for nothing */
  constructor(patches: DomPatches, wordsFor: (item: PriceItem) => string) {
    this.#patches = patches;
    this.#messages = new FieldMessages(patches);
    this.#wordsFor = wordsFor;
  }

  /** Once for an item that came. */
  prepare({ field }: PriceItem): void {
    if (!field.hasAttribute("inputmode")) this.#patches.set(field, "inputmode", "decimal");
    // Counted without the mask's own characters it would cut the price short.
    if (field.hasAttribute("maxlength")) this.#patches.set(field, "maxlength", null);
  }

  /** Its state; a message that does not hold any more goes at once. */
  show(item: PriceItem): void {
    const { form, field, state } = item;
    this.#patches.set(form, "data-state", state);
    this.#toggleAttribute(form, "aria-busy", state === "saving");
    // What is typed while the server reads an older price would be lost with an answer that takes the item away.
    this.#toggleAttribute(field, "readonly", item.isSending);
    if (this.#noted.has(item)) this.#say(item);
  }

  /** What is to be said of the item, now. */
  explain(item: PriceItem): void {
    clearTimeout(this.#timers.get(item));
    this.#timers.delete(item);
    this.#say(item);
  }

  /** The same once the visitor has paused. */
  explainLater(item: PriceItem): void {
    clearTimeout(this.#timers.get(item));
    this.#timers.set(
      item,
      setTimeout(() => this.explain(item), messageDelay),
    );
  }

  forget(item: PriceItem): void {
    clearTimeout(this.#timers.get(item));
    this.#timers.delete(item);
    this.#noted.delete(item);
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #say(item: PriceItem): void {
    const { field, state } = item;
    const words = this.#wordsFor(item);
    if (words === "") {
      this.#noted.delete(item);
      this.#messages.hide(field);
      return;
    }
    this.#noted.add(item);
    if (state === "invalid") this.#messages.show(field, words);
    else this.#messages.say(field, words);
  }

  #toggleAttribute(element: Element, attribute: string, isOn: boolean): void {
    if (isOn) this.#patches.set(element, attribute, attribute === "aria-busy" ? "true" : "");
    else this.#patches.unset(element, attribute);
  }
}
