import type { PopoverLayer } from "./PopoverLayer";

/**
 * How long it stays open after pointer and focus have left, in ms: time to come back, or to cross
 * the gap.
 */
const hideDelay = 200;

/**
 * Opens when the pointer is on the trigger and on keyboard focus, and stays open while either is in
 * the trigger or the content (WCAG 1.4.13). On touch screens, and by a pen that cannot hover, the
 * first tap opens, and the second one follows a link. Returns a cleanup function.
 */
export function openOnHover(layer: PopoverLayer): () => void {
  const { trigger, content } = layer;
  const present = new Set<"pointer on trigger" | "pointer on content" | "focus">();
  type Presence = Parameters<typeof present.add>[0];
  let wasOpened = false;
  let isTouched = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * A pen has arrived in this task: one that cannot hover arrives with its press, and leaves at its
   * end.
   */
  let penArrives: ReturnType<typeof setTimeout> | undefined;

  const arrive = (what: Presence) => {
    clearTimeout(timer);
    present.add(what);
    // Once for each hover: after Escape it stays closed under the pointer.
    if (!wasOpened) layer.open();
    wasOpened = true;
  };
  const leave = (what: Presence) => {
    if (!present.delete(what)) return;
    if (present.size > 0) return;
    wasOpened = false;
    clearTimeout(timer);
    timer = setTimeout(() => layer.close(), hideDelay);
  };

  const end = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, listener, end);

  for (const [element, what] of [
    [trigger, "pointer on trigger"],
    [content, "pointer on content"],
  ] as const) {
    on(element, "pointerenter", ({ pointerType }) => {
      if (pointerType === "touch") return;
      if (pointerType !== "pen") arrive(what);
      else
        penArrives = setTimeout(() => {
          penArrives = undefined;
          arrive(what);
        });
    });
    on(element, "pointerleave", ({ pointerType }) => {
      if (pointerType === "touch") return;
      clearTimeout(penArrives);
      leave(what);
    });
    on(element, "focusout", ({ relatedTarget }) => {
      if (present.has("focus") && !layer.holds(relatedTarget)) leave("focus");
    });
  }
  on(trigger, "focusin", () => {
    if (trigger.matches(":focus-visible")) arrive("focus");
  });
  on(content, "focusin", () => arrive("focus"));

  on(trigger, "pointerdown", ({ pointerType }) => {
    isTouched = pointerType === "touch" || penArrives !== undefined;
    clearTimeout(penArrives);
    penArrives = undefined;
  });
  on(trigger, "click", (event) => {
    const isTap = isTouched && !event.defaultPrevented;
    isTouched = false;
    if (!isTap) return;
    const isLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    if (layer.isOpen) {
      if (!isLink) layer.close();
    } else {
      if (isLink) event.preventDefault();
      layer.open();
    }
  });

  return () => {
    clearTimeout(timer);
    clearTimeout(penArrives);
    end.abort();
  };
}
