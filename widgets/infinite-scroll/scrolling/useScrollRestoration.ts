import { useLiveEffect, useWidget } from "@yy/element";
import { onLeft } from "@yy/page/moments";
import { scrollingElementOf } from "@yy/page/scroller";
import { BorrowedStyles } from "@yy/ui/borrowedStyles";
import { useState } from "react";
import { type Position, positionKey, savePosition, takePosition } from "./position";

/** Events by which visitors scroll. After them the saved position is no longer restored. */
const scrollingEvents = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Restores the position that the visitor had in the list. */
class ScrollRestoration {
  pages = 0;
  target: Position | undefined;
  #styles: BorrowedStyles | undefined;

  /** Whether more pages must be loaded, even if the list's end is not near. */
  get needsMorePages(): boolean {
    return this.target !== undefined && this.pages < this.target.pages;
  }

  /** Call when the visitor comes back to the list, with the position that they had. */
  arrive(list: Element, target: Position | undefined): void {
    this.target = target;
    if (!target) return;
    // With smooth scrolling, the browser would scroll past the end of the list to that place
    // itself, and continue after us.
    this.#styles = new BorrowedStyles(scrollingElementOf(list) as HTMLElement);
    this.#styles.set("scroll-behavior", "auto");
  }

  /** Scrolls to where the visitor was, once all pages are loaded or no more will come. */
  restore(list: Element, isComplete: boolean): void {
    if (!this.target || (this.needsMorePages && !isComplete)) return;
    const { top } = this.target;
    this.target = undefined;
    this.#stayAt(list, top, 3);
  }

  /** Repeats the scrolling, because a smooth scroll of the browser continues for some frames. */
  #stayAt(list: Element, top: number, frames: number): void {
    scrollingElementOf(list).scrollTop = top;
    if (frames === 0) this.cancel();
    else if (this.#styles) requestAnimationFrame(() => this.#stayAt(list, top, frames - 1));
  }

  /** Call when the list was replaced, and has only its first page. */
  startAnew(): void {
    this.pages = 0;
    this.cancel();
  }

  readonly cancel = (): void => {
    this.target = undefined;
    this.#styles?.giveBack();
    this.#styles = undefined;
  };
}

/**
 * Saves how far the visitor came, and restores it when they go back to a page that the browser
 * loads again. Turbo's snapshots and the back/forward cache contain the list itself.
 * @param firstUrl the URL of the list's second page, which identifies the list
 */
export function useScrollRestoration(firstUrl: string): ScrollRestoration {
  const { element } = useWidget();
  const [restoration] = useState(() => new ScrollRestoration());
  const [arrivedAt] = useState(firstUrl);

  useLiveEffect(() => {
    const key = positionKey(firstUrl);
    if (firstUrl === arrivedAt) restoration.arrive(element, takePosition(key));
    const save = () => {
      if (restoration.pages > 0)
        savePosition(key, { pages: restoration.pages, top: scrollingElementOf(element).scrollTop });
    };
    const end = new AbortController();
    onLeft(save, { signal: end.signal });
    for (const event of scrollingEvents)
      addEventListener(event, restoration.cancel, { signal: end.signal, passive: true });
    return () => {
      end.abort();
      restoration.cancel();
    };
  }, [element, restoration, firstUrl, arrivedAt]);

  return restoration;
}
