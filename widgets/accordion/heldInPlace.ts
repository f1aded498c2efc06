import { memberOf } from "@yy/page/memberOf";

/** Runs a change of the layout, then scrolls so that the element stays where it was in the viewport. */
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
