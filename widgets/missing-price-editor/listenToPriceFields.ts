import { memberOf } from "@yy/element/dom/memberOf";
import type { PriceItem } from "./PriceItem";

/** What visitors and scripts do to the prices of a list. */
export interface PriceFieldCallbacks {
  /** The price, or another control of the item. */
  focused(item: PriceItem): void;
  /** Before the edit is in the field, and before the field's own listeners hear of it. */
  aboutToEdit(item: PriceItem): void;
  /** The price has lost the focus. */
  left(item: PriceItem): void;
  /** @param isVisitor not a script */
  typed(item: PriceItem, isVisitor: boolean): void;
  changed(item: PriceItem): void;
  /** Its form has gone back to what the server sent. */
  reset(item: PriceItem): void;
  pressedEnter(): void;
  /** Whether a submit of the item may go on. */
  maySend(item: PriceItem): boolean;
  /** The button for all of them was pressed. */
  saveAll(): void;
}

/** Hears all of it on the list itself: an item has no listener of its own. Returns a cleanup function. */
export function listenToPriceFields(
  list: HTMLElement,
  itemOf: (form: Element) => PriceItem | undefined,
  listener: PriceFieldCallbacks,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const itemAt = (target: EventTarget | null) => {
    const form = target instanceof Element ? memberOf(target, "closest")("[data-part=item]") : null;
    return form ? itemOf(form) : undefined;
  };
  /** Events of price fields. */
  const on = <T extends Event>(
    type: string,
    hear: (event: T, item: PriceItem) => void,
    capture = false,
  ) =>
    list.addEventListener(
      type,
      (event) => {
        const item = itemAt(event.target);
        if (item && event.target === item.field) hear(event as T, item);
      },
      { signal, capture },
    );

  list.addEventListener(
    "focusin",
    ({ target }) => {
      const item = itemAt(target);
      if (item) listener.focused(item);
    },
    { signal },
  );
  for (const edit of ["beforeinput", "compositionstart"])
    on(edit, (_, item) => listener.aboutToEdit(item), true);
  on("focusout", (_, item) => listener.left(item));
  on("input", (event, item) => listener.typed(item, event.isTrusted));
  on("change", (_, item) => listener.changed(item));
  on<KeyboardEvent>("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) listener.pressedEnter();
  });
  list.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (!memberOf(target, "closest")("[data-part=actions] [data-part=submit]")) return;
      event.preventDefault();
      listener.saveAll();
    },
    { signal },
  );
  window.addEventListener(
    "reset",
    (event) => {
      const item = event.target instanceof Element ? itemOf(event.target) : undefined;
      // The values go back after the event's last listener.
      if (item) setTimeout(() => event.defaultPrevented || listener.reset(item));
    },
    { signal },
  );
  // Before everybody else on the page: nobody sends what must not go.
  window.addEventListener(
    "submit",
    (event) => {
      const item = event.target instanceof Element ? itemOf(event.target) : undefined;
      if (!item || listener.maySend(item)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  return () => end.abort();
}
