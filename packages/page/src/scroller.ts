import { flatParentOf } from "./flatTree";

/** The element around this one that the visitor can scroll up and down; undefined when that is the window. */
export function scrollerOf(element: Element): Element | undefined {
  for (let box = flatParentOf(element); box; box = flatParentOf(box)) {
    if (box === document.body || box === document.documentElement) return undefined;
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return undefined;
}

/** What `scrollTop` is of when the window scrolls. */
export const rootScroller = (): Element => document.scrollingElement ?? document.documentElement;

/** The element that scrolls this one; the root element when the window does. */
export const scrollingElementOf = (element: Element): Element =>
  scrollerOf(element) ?? rootScroller();
