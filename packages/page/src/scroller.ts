import { flatParentOf } from "./flatTree";

/**
 * The element around this one that the visitor can scroll up and down; undefined when that is the
 * window.
 */
export function scrollerOf(element: Element): Element | undefined {
  const ofWindow = windowOverflow();
  for (let box = flatParentOf(element); box; box = flatParentOf(box))
    if (box !== ofWindow && box !== document.documentElement && scrollsDown(box)) return box;
  return undefined;
}

/**
 * A box that only clips its sides, by `overflow-x`, has an `overflow-y` too, and nothing to scroll
 * there.
 */
function scrollsDown(box: Element): boolean {
  const canScroll = /auto|scroll/.test(getComputedStyle(box).overflowY);
  return canScroll && box.scrollHeight > box.clientHeight + 1;
}

/**
 * The element whose `overflow` applies to the window: the body's does while the root has none, and
 * then not to the body itself.
 */
export function windowOverflow(): HTMLElement {
  const { documentElement: root, body } = document;
  return isOverflowVisible(root) && !isOverflowVisible(body) ? body : root;
}

function isOverflowVisible(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX === "visible" && overflowY === "visible";
}

/** The element whose `scrollTop` changes when the window scrolls. */
export const rootScroller = (): Element => document.scrollingElement ?? document.documentElement;

/** The element that scrolls this one; the root element when the window does. */
export const scrollingElementOf = (element: Element): Element =>
  scrollerOf(element) ?? rootScroller();
