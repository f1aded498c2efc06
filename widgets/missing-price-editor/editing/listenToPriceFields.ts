import { onReset } from "@yy/ui/fields/field";
import { maskField } from "@yy/ui/masking/maskField";
import type { PriceItem } from "./PriceItem";
import type { PriceStore } from "./PriceStore";

/** How long after the last key a message waits, in ms: a price that is half typed is not wrong yet. */
const messageDelay = 1000;

/**
 * Tells the store what visitors and scripts write into the prices, and masks the one that is being edited: two thousand
 * masks would weigh on the page for nothing. It listens on the list: an item has no listener of its own. Returns a
 * cleanup function.
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

  /** The mask comes with the first edit, not with the focus, which has yet to select what is in the field. */
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

  // Before the edit is in the field, and before the field's own listeners.
  for (const type of ["beforeinput", "compositionstart"]) on(type, mask, true);
  on("input", (item, { isTrusted }) => {
    enter(item);
    if (!isTrusted) return explain(item);
    mask(item);
    clearTimeout(timers.get(item));
    timers.set(
      item,
      setTimeout(() => explain(item), messageDelay),
    );
  });
  on("change", (item) => {
    item.complete();
    enter(item);
    explain(item);
  });
  // The mask has had its turn before: what it completes is in the field.
  on("focusout", endMask);
  const stopReset = onReset(
    (form) => store.of(form) !== undefined,
    ({ target }) => {
      const item = store.at(target);
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

/** A text that the mask would make another one of stays as it was typed: it knows neither words nor a minus. */
function isMaskable({ price: { validity, text } }: PriceItem): boolean {
  return validity.kind !== "refused" || (validity.reason === "notPositive" && !text.includes("-"));
}
