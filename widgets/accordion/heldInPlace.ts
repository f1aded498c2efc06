import { scrollingElementOf } from "@yy/page/scroller";

/**
 * Runs a change of the layout, then scrolls so that the element keeps its place in the viewport.
 */
export function heldInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollingElementOf(element).scrollBy({ top: moved, behavior: "instant" });
}
