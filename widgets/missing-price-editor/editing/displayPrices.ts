import { amountOf, type Price } from "@yy/domain/prices/priceReducer";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";

/** The buttons that send one item, and those that send all. */
const submits = [
  "[data-part=item] :is(button:not([type]), [type=submit], [type=image])",
  "[data-part=actions] [data-part=submit]",
].join();

/**
 * Shows the store's prices in the page, by patches, and writes the hidden fields that are submitted. While a price is
 * invalid, every submit button of the list is disabled (README, How an item is). Returns a cleanup function.
 * @param messageFor returns the message beside a price; "" for none
 */
export function displayPrices(
  list: HTMLElement,
  store: PriceStore,
  patches: DomPatches,
  messageFor: (price: Price) => string,
): () => void {
  const messages = new FieldMessages(patches);
  let isLocked = false;

  const toggle = (element: Element, attribute: string, value: string | undefined) =>
    value === undefined
      ? patches.unset(element, attribute)
      : patches.set(element, attribute, value);

  const lock = (root: Element) => {
    for (const button of memberOf(root, "querySelectorAll")(submits))
      toggle(button, "disabled", isLocked ? "" : undefined);
  };

  /** An endless list may bring an item again that has moved to a later page. */
  const hide = ({ form }: PriceItem) => patches.set(form, "hidden", "");

  const prepare = ({ form, field }: PriceItem) => {
    patches.unset(form, "hidden");
    if (!field.hasAttribute("inputmode")) patches.set(field, "inputmode", "decimal");
    // It was meant for a price without the mask's characters, and would cut the masked one.
    if (field.hasAttribute("maxlength")) patches.set(field, "maxlength", null);
    if (isLocked) lock(form);
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

  const follow = () => {
    const hasInvalid = store.getSummary().counts.invalid > 0;
    if (hasInvalid === isLocked) return;
    isLocked = hasInvalid;
    lock(list);
  };

  const stopItems = store.onItem((item, what) => {
    if (what === "removed") return;
    if (what === "twin") return hide(item);
    if (what === "added") prepare(item);
    show(item);
  });
  const stopSummary = store.subscribe(follow);
  follow();
  for (const item of store.known) {
    prepare(item);
    show(item);
  }
  for (const twin of store.twins) hide(twin);
  return () => {
    stopItems();
    stopSummary();
  };
}
