import { memberOf } from "@yy/page/memberOf";

/**
 * Returns the children that a box lays out, whether or not the box itself is drawn. Children that
 * CSS hides are left out; for a child with `display: contents`, its own children are returned.
 */
export function laidOutIn(box: Element): Element[] {
  return childrenOf(box).flatMap((child) => {
    const { display } = getComputedStyle(child);
    if (display === "contents") return laidOutIn(child);
    return display === "none" ? [] : [child];
  });
}

/**
 * Calls back when {@link laidOutIn} may have changed because CSS hides or shows elements. Returns a
 * cleanup function.
 *
 * @param box its current children are watched
 */
export function watchLaidOut(box: Element, changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  const watch = (parent: Element) => {
    for (const child of childrenOf(parent)) {
      observer.observe(child);
      // For an element without a box of its own, its children show whether it gets or loses one.
      if (/none|contents/.test(getComputedStyle(child).display)) watch(child);
    }
  };
  watch(box);
  return () => observer.disconnect();
}

const childrenOf = (element: Element) => [...memberOf(element, "children")];
