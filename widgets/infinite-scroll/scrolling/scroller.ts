import { memberOf } from "@yy/page/memberOf";

/** The element that scrolls the list; undefined when the window does. */
export function scrollerOf(list: Element): Element | undefined {
  for (let element = parentOf(list); element; element = parentOf(element)) {
    if (element === document.body || element === document.documentElement) return undefined;
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return undefined;
}

/** The parent in the flat tree: through slots and out of shadow roots. */
function parentOf(element: Element): Element | null {
  const parent = memberOf(element, "assignedSlot") ?? memberOf(element, "parentNode");
  return parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
}

/** The element that scrolls the list; the root element when the window does. */
export function scrollingElementOf(list: Element): Element {
  return scrollerOf(list) ?? document.scrollingElement ?? document.documentElement;
}

/** Whether it is scrolled to its very end; false for what is too short to scroll. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  // Allows for the half pixels of a zoomed page.
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
}
