import { memberOf } from "@yy/page/memberOf";

/**
 * The children that a box lays out, whether or not the box itself is drawn: none that CSS hides,
 * and in the place of one without a box of its own those in it.
 */
export function laidOutIn(box: Element): Element[] {
  return childrenOf(box).flatMap((child) => {
    const { display } = getComputedStyle(child);
    if (display === "contents") return laidOutIn(child);
    return display === "none" ? [] : [child];
  });
}

/**
 * Calls back when {@link laidOutIn} may have changed by what CSS hides or shows. Returns a cleanup
 * function.
 *
 * @param box its children are watched that are there now
 */
export function watchLaidOut(box: Element, changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  const watch = (parent: Element) => {
    for (const child of childrenOf(parent)) {
      observer.observe(child);
      // A box that comes to one without, or goes, is noticed by what is in it.
      if (/none|contents/.test(getComputedStyle(child).display)) watch(child);
    }
  };
  watch(box);
  return () => observer.disconnect();
}

const childrenOf = (element: Element) => [...memberOf(element, "children")];
