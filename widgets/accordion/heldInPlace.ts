import { memberOf } from "@yy/element/dom/memberOf";

/** Does what changes the layout, and scrolls so that the element is where it was: what is being read does not run away. */
export function heldInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollerOf(element).scrollBy({ top: moved, behavior: "instant" });
}

function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = memberOf(box, "parentElement")) {
    const { overflowY } = getComputedStyle(box);
    if (box !== document.body && (overflowY === "auto" || overflowY === "scroll")) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}
