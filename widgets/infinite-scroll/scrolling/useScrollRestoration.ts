import { useLiveEffect, useWidget } from "@yy/element";
import { onLeft } from "@yy/page/moments";
import { scrollingElementOf } from "@yy/page/scroller";
import { BorrowedStyles } from "@yy/ui/borrowedStyles";
import { useState } from "react";
import { type Position, positionKey, savePosition, takePosition } from "./position";

/** Events by which a visitor scrolls: then the saved position is no longer restored. */
const scrollingEvents = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Restores the position that the visitor had in the list. */
class ScrollRestoration {
  pages = 0;
  target: Position | undefined;
  #styles: BorrowedStyles | undefined;

  /** Whether more pages must be loaded, whether the list's end is near or not. */
  get needsMorePages(): boolean {
    return this.target !== undefined && this.pages < this.target.pages;
  }

  /** Call with the position that the visitor had when they come back to the list. */
  arrive(list: Element, target: Position | undefined): void {
    this.target = target;
    if (!target) return;
    // Where the page glides, the browser would glide to that place too, past the end of the list,
    // and on after us.
    this.#styles = new BorrowedStyles(scrollingElementOf(list) as HTMLElement);
    this.#styles.set("scroll-behavior", "auto");
  }

  /** Scrolls to where the visitor was, if all the pages are loaded, or no more will come. */
  restore(list: Element, isComplete: boolean): void {
    if (!this.target || (this.needsMorePages && !isComplete)) return;
    const { top } = this.target;
    this.target = undefined;
    this.#stayAt(list, top, 3);
  }

  /** A glide that the browser has begun goes on for some frames after it was told another place. */
  #stayAt(list: Element, top: number, frames: number): void {
    scrollingElementOf(list).scrollTop = top;
    if (frames === 0) this.cancel();
    else if (this.#styles) requestAnimationFrame(() => this.#stayAt(list, top, frames - 1));
  }

  /** Call with another list, of which no page is there yet but its first. */
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
 * @param firstUrl that of the list's second page, by which it is known
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
