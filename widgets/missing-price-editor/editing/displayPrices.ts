import { amountOf, type Price } from "@yy/domain/prices/priceReducer";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";
import { SubmitLock } from "./SubmitLock";

/**
 * Shows the store's prices in the page, by patches, writes the hidden fields that are submitted,
 * and disables the submit buttons while a price is invalid. Returns a cleanup function.
 * @param messageFor returns the message beside a price; "" for none
 */
export function displayPrices(
  list: HTMLElement,
  store: PriceStore,
  patches: DomPatches,
  messageFor: (price: Price) => string,
): () => void {
  const messages = new FieldMessages(patches);
  const lock = new SubmitLock(list, store, patches);

  const toggle = (element: Element, attribute: string, value: string | undefined) =>
    value === undefined
      ? patches.unset(element, attribute)
      : patches.set(element, attribute, value);

  /** Hides a second form: an endless list brings an item again that has moved to a later page. */
  const hide = ({ form }: PriceItem) => patches.set(form, "hidden", "");

  const prepare = ({ form, field }: PriceItem) => {
    patches.unset(form, "hidden");
    if (!field.hasAttribute("inputmode")) patches.set(field, "inputmode", "decimal");
    // `maxlength` was meant for a price without the mask's characters, and would cut the masked
    // one.
    if (field.hasAttribute("maxlength")) patches.set(field, "maxlength", null);
  };

  const show = (item: PriceItem) => {
    const { form, field, hidden, price } = item;
    const { status, sent, isExplained } = price;
    patches.set(form, "data-state", status);
    toggle(form, "aria-busy", status === "saving" ? "true" : undefined);
    // Text typed while a price is being saved would be lost with an answer that removes the item.
    toggle(field, "readonly", sent === undefined ? undefined : "");
    const raw = amountOf(price)?.toFixed(2) ?? "";
    if (hidden && hidden.value !== raw) hidden.value = raw;
    const message = isExplained ? messageFor(price) : "";
    if (message === "") messages.hide(field);
    else if (status === "invalid") messages.show(field, message);
    else messages.say(field, message);
  };

  const stopItems = store.onItem((item, what) => {
    if (what === "removed") return lock.free(item);
    if (what === "twin") return hide(item);
    if (!store.isListed(item)) return;
    if (what === "added") prepare(item);
    show(item);
    lock.update(item);
  });
  const stopSummary = store.subscribe(() => lock.follow());
  lock.follow();
  for (const item of store.readItems) {
    prepare(item);
    show(item);
  }
  for (const twin of store.twins) hide(twin);
  return () => {
    stopItems();
    stopSummary();
    lock.end();
  };
}
