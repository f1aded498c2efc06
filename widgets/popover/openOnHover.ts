import type { PopoverLayer } from "./PopoverLayer";

/**
 * How long it stays open after pointer and focus have left: time to come back, or to cross the gap.
 */
const hideDelayMs = 200;

/**
 * Opens when the pointer is on the trigger or the trigger gets the keyboard focus, and stays open
 * while either is in the trigger or the content (WCAG 1.4.13). On touch screens, and for a pen that
 * cannot hover, the first tap opens and the second follows a link. Returns a cleanup function.
 */
export function openOnHover(layer: PopoverLayer): () => void {
  const { trigger, content } = layer;
  const present = new Set<"pointer on trigger" | "pointer on content" | "focus">();
  type Presence = Parameters<typeof present.add>[0];
  let wasOpened = false;
  let isTouched = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Runs when a pen has arrived. A pen that cannot hover arrives in the task of its press, and
   * leaves when the press ends.
   */
  let penTimer: ReturnType<typeof setTimeout> | undefined;

  const arrive = (what: Presence) => {
    clearTimeout(timer);
    present.add(what);
    // It opens once for each hover: after Escape it stays closed under the pointer.
    if (!wasOpened) layer.open();
    wasOpened = true;
  };
  const leave = (what: Presence) => {
    if (!present.delete(what)) return;
    if (present.size > 0) return;
    wasOpened = false;
    clearTimeout(timer);
    timer = setTimeout(() => layer.close(), hideDelayMs);
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
        penTimer = setTimeout(() => {
          penTimer = undefined;
          arrive(what);
        });
    });
    on(element, "pointerleave", ({ pointerType }) => {
      if (pointerType === "touch") return;
      clearTimeout(penTimer);
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
    isTouched = pointerType === "touch" || penTimer !== undefined;
    clearTimeout(penTimer);
    penTimer = undefined;
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
    clearTimeout(penTimer);
    end.abort();
  };
}
