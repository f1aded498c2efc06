import { useLiveEffect, useWidget } from "@yy/element";
import { onLeft } from "@yy/page/moments";
import { scrollingElementOf } from "@yy/page/scroller";
import { useState } from "react";
import { type Position, positionKey, savePosition, takePosition } from "./position";

/** Events by which a visitor scrolls: then the saved position is no longer restored. */
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Restores the position that the visitor had in the list. */
class ReturnWay {
  pages = 0;
  goal: Position | undefined;

  /** Whether more pages must be loaded, whether the list's end is near or not. */
  get isUnderWay(): boolean {
    return this.goal !== undefined && this.pages < this.goal.pages;
  }

  /** Scrolls to where the visitor was, if all the pages are loaded, or no more will come. */
  arrive(list: Element, isOver: boolean): void {
    if (!this.goal || (this.isUnderWay && !isOver)) return;
    scrollingElementOf(list).scrollTop = this.goal.top;
    this.goal = undefined;
  }

  readonly giveUp = (): void => {
    this.goal = undefined;
  };
}

/**
 * Saves how far the visitor came, and restores it when they go back to a page that the browser loads again. Turbo's
 * snapshots and the back/forward cache contain the list itself.
 */
export function usePosition(nextUrl: string): ReturnWay {
  const { element } = useWidget();
  const [way] = useState(() => new ReturnWay());
  const [firstUrl] = useState(nextUrl);

  useLiveEffect(() => {
    const key = positionKey(firstUrl);
    way.goal = takePosition(key);
    const save = () => {
      if (way.pages > 0)
        savePosition(key, { pages: way.pages, top: scrollingElementOf(element).scrollTop });
    };
    const end = new AbortController();
    onLeft(save, { signal: end.signal });
    for (const move of ownMoves)
      addEventListener(move, way.giveUp, { signal: end.signal, passive: true });
    return () => end.abort();
  }, [element, way, firstUrl]);

  return way;
}
