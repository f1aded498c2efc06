import { isRendered } from "@yy/ui/isRendered";
import { createStore } from "zustand/vanilla";

interface Shown {
  /** What is outlined. */
  readonly element: Element | undefined;
  /** It has no box itself: it is hidden in this one. */
  readonly isWithin: boolean;
}

const nothing: Shown = { element: undefined, isWithin: false };

/** Brings an element of the page into view and has it outlined. The page's own nodes stay as they are. */
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

const hasBox = (element: Element) => isRendered(element) && element.getClientRects().length > 0;
