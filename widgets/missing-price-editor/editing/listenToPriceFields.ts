import { onReset } from "@yy/ui/fields/field";
import { maskField } from "@yy/ui/masking/maskField";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";

/** Messages wait this long after the last key, so that a half-typed price is not called wrong. */
const messageDelayMs = 1000;

/**
 * Dispatches what visitors and scripts write into the price fields, and masks the field that is
 * being edited. Lists have up to 2,000 items, so there is one mask at a time, and all listeners are
 * on the list. Returns a cleanup function.
 */
export function listenToPriceFields(list: HTMLElement, store: PriceStore): () => void {
  const end = new AbortController();
  const { signal } = end;
  const timers = new Map<PriceItem, ReturnType<typeof setTimeout>>();
  let masked: HTMLInputElement | undefined;
  let unmask = () => {};

  const on = (type: string, listener: (item: PriceItem, event: Event) => void, capture = false) =>
    list.addEventListener(
      type,
      (event) => {
        const item = store.at(event.target);
        if (item && event.target === item.field) listener(item, event);
      },
      { signal, capture },
    );
  const enter = (item: PriceItem) =>
    store.dispatch(item, { type: "entered", text: item.field.value });
  const explain = (item: PriceItem) => {
    clearTimeout(timers.get(item));
    timers.delete(item);
    store.dispatch(item, { type: "explained" });
  };

  /**
   * Masks the field at its first edit. Doing so at its focus would be too early: the browser is
   * about to select its text.
   */
  const mask = (item: PriceItem) => {
    const { field } = item;
    if (!isMaskable(item) || masked === field) return;
    unmask();
    masked = field;
    unmask = maskField(field, "money", () => {});
  };
  const endMask = () => {
    unmask();
    masked = undefined;
    unmask = () => {};
  };

  // These listeners capture: they run before the edit, and before the field's own listeners.
  for (const type of ["beforeinput", "compositionstart"]) on(type, mask, true);
  on("input", (item, { isTrusted }) => {
    enter(item);
    if (!isTrusted) return explain(item);
    mask(item);
    clearTimeout(timers.get(item));
    timers.set(
      item,
      setTimeout(() => explain(item), messageDelayMs),
    );
  });
  on("change", (item) => {
    item.complete();
    enter(item);
    explain(item);
  });
  // The mask's own listener runs first, so the cents that it adds are in the field.
  on("focusout", endMask);
  const stopReset = onReset(
    list,
    (form) => store.of(form) !== undefined,
    (_event, form) => {
      const item = store.of(form);
      if (item) enter(item);
    },
  );
  return () => {
    end.abort();
    stopReset();
    endMask();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/**
 * Whether the mask suits the text. From words and negative numbers it would remove the letters or
 * the minus, and a number field takes no mask.
 */
function isMaskable({ field, price: { validity, text } }: PriceItem): boolean {
  if (field.type === "number") return false;
  return validity.kind !== "refused" || (validity.reason === "notPositive" && !text.includes("-"));
}
