import { memberOf } from "@yy/element/dom/memberOf";

/** The element that scrolls the list; undefined when the window does. */
export function scrollerOf(list: Element): Element | undefined {
  for (let element = parentOf(list); element; element = parentOf(element)) {
    if (element === document.body || element === document.documentElement) return undefined;
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return undefined;
}

/** The parent as the page is drawn: through slots and out of shadow roots. */
function parentOf(element: Element): Element | null {
  const parent = memberOf(element, "assignedSlot") ?? memberOf(element, "parentNode");
  return parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
}

/** What scrolls the list, the window's own element included. */
export function scrollingElementOf(list: Element): Element {
  return scrollerOf(list) ?? document.scrollingElement ?? document.documentElement;
}

/** Whether it is scrolled to its very end; what is too short to scroll is not. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  // Half pixels of a zoomed page.
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
}
