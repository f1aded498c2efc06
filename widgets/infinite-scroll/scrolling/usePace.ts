import { atListEnd, freshPace, scrolledOn } from "@yy/domain/lists/listPace";
import { useLiveEffect, useWidget } from "@yy/element";
import { scrollingElementOf } from "@yy/page/scroller";
import { type RefObject, useState } from "react";

/** Decides how far a list loads by itself (README, When it asks). */
class Pace {
  #pace = freshPace;
  /** Where the list's end was when the last page was requested, in px of the scrolled content. */
  #endAtRequest = Number.NEGATIVE_INFINITY;
  /** The range of our own last scrolling, from and to. */
  #ownScroll: readonly [number, number] | undefined;
  #isWaiting = false;
  readonly #list: Element;
  readonly #mark: RefObject<Element | null>;
  readonly #showWaiting: (isWaiting: boolean) => void;

  constructor(
    list: Element,
    mark: RefObject<Element | null>,
    showWaiting: (isWaiting: boolean) => void,
  ) {
    this.#list = list;
    this.#mark = mark;
    this.#showWaiting = showWaiting;
  }

  /** Whether to request the next page, now that the end is near. */
  mayRequest(): boolean {
    const { asks, pace } = atListEnd(this.#pace, this.#hasGrown());
    this.#pace = pace;
    this.#wait(!asks);
    return asks;
  }

  /** Call before a page is requested, by the list or by the visitor. */
  requestStarts(): void {
    this.#endAtRequest = this.#endAt();
  }

  /** Scrolls further; this does not count as the visitor's scrolling. */
  scrollOn(distance: number): void {
    const scroller = scrollingElementOf(this.#list);
    const from = scroller.scrollTop;
    this.#ownScroll = [from, from + distance];
    scroller.scrollTop += distance;
  }

  /** Call when the list was replaced. */
  reset(): void {
    this.#pace = freshPace;
    this.#endAtRequest = Number.NEGATIVE_INFINITY;
    this.#wait(false);
  }

  /** Listens for the visitor's scrolling. Returns a cleanup function. */
  listen(): () => void {
    const scrolled = ({ target }: Event) => {
      if (!(target as Node).contains(this.#list) || this.#isOwnScroll()) return;
      this.#ownScroll = undefined;
      this.#pace = scrolledOn(this.#pace);
      if (this.#isWaiting && atListEnd(this.#pace, this.#hasGrown()).asks) this.#wait(false);
    };
    document.addEventListener("scroll", scrolled, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", scrolled, { capture: true });
  }

  #isOwnScroll(): boolean {
    const { scrollTop } = scrollingElementOf(this.#list);
    const [from, to] = this.#ownScroll ?? [0, -1];
    return scrollTop >= from && scrollTop <= to;
  }

  #hasGrown(): boolean {
    return this.#endAt() > this.#endAtRequest + 1;
  }

  #endAt(): number {
    const { top } = (this.#mark.current ?? this.#list).getBoundingClientRect();
    return top + scrollingElementOf(this.#list).scrollTop;
  }

  #wait(isWaiting: boolean): void {
    this.#isWaiting = isWaiting;
    this.#showWaiting(isWaiting);
  }
}

/** @param mark the element at the list's end */
export function usePace(mark: RefObject<Element | null>): { pace: Pace; isWaiting: boolean } {
  const { element } = useWidget();
  const [isWaiting, showWaiting] = useState(false);
  const [pace] = useState(() => new Pace(element, mark, showWaiting));
  useLiveEffect(() => pace.listen(), [pace]);
  return { pace, isWaiting };
}
