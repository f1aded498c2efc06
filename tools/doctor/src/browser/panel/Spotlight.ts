import { isDrawn } from "@yy/element/dom/isDrawn";
import { createStore } from "zustand/vanilla";

interface Shown {
  /** The outlined element. */
  readonly element: Element | undefined;
  /**
   * True when the element itself has no box, and its nearest ancestor with a box is outlined
   * instead.
   */
  readonly isWithin: boolean;
}

const nothing: Shown = { element: undefined, isWithin: false };

/** Scrolls to an element and outlines it (`Outline`), without changing the page's own nodes. */
export class Spotlight {
  readonly store = createStore<Shown>(() => nothing);

  show(element: Element): void {
    let rendered: Element | null = element;
    while (rendered && !hasBox(rendered)) rendered = rendered.parentElement;
    if (!rendered) {
      this.clear();
      return;
    }
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    rendered.scrollIntoView({ block: "center", behavior: calm ? "instant" : "smooth" });
    this.store.setState({ element: rendered, isWithin: rendered !== element });
  }

  clear(): void {
    this.store.setState(nothing);
  }
}

const hasBox = (element: Element) => isDrawn(element) && element.getClientRects().length > 0;
