import { useWidget } from "@yy/element";

import { isAnotherList } from "@yy/ui/isAnotherList";
import { useEffect, useState } from "react";
import type { schema } from "../schema";
import { laidOutIn, watchLaidOut } from "./laidOut";
import { namesOf, namingAttributes } from "./slideNames";

/** The slides of a slider. */
export interface Slides {
  readonly elements: readonly HTMLElement[];
  /** What identifies each slide, even if a morph has written it into another element. */
  readonly names: readonly string[];
  /** A number that changes when none of the former slides is left: then it is another carousel. */
  readonly list: number;
}

/**
 * The server's slides: every visible element of the default slot, and those in an open session
 * gate.
 */
function elementsOf(slider: HTMLElement): readonly HTMLElement[] {
  return laidOutIn(slider).filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child.slot === "" &&
      !child.matches("[hidden], script, style, template"),
  );
}

/** Returns the slides, and follows those that are added, removed or changed into others. */
export function useSlides(): Slides {
  const { element } = useWidget<typeof schema>();
  const [slides, setSlides] = useState<Slides>(() => {
    const elements = elementsOf(element);
    return { elements, names: namesOf(elements), list: 0 };
  });
  useEffect(() => {
    const root = element.shadowRoot;
    let stopWatching: (() => void) | undefined;
    const read = () => {
      const elements = elementsOf(element);
      const names = namesOf(elements);
      setSlides((before) => {
        if (isSame(before.elements, elements) && isSame(before.names, names)) return before;
        return { elements, names, list: before.list + Number(isAnotherList(before.names, names)) };
      });
    };
    const changed = () => {
      stopWatching?.();
      stopWatching = watchLaidOut(element, read);
      read();
    };
    changed();
    root?.addEventListener("slotchange", changed);
    const renamed = new MutationObserver(read);
    renamed.observe(element, { subtree: true, attributeFilter: namingAttributes });
    return () => {
      stopWatching?.();
      root?.removeEventListener("slotchange", changed);
      renamed.disconnect();
    };
  }, [element]);
  return slides;
}

const starts = new WeakMap<HTMLElement, number>();

/**
 * Remembers the slide to which the visitor has scrolled the server's row, before the carousel
 * replaces it.
 */
export function measureStart(slider: HTMLElement): void {
  const { scrollLeft, clientWidth } = slider;
  // In right-to-left text, `scrollLeft` is negative.
  starts.set(slider, clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0);
}

/** Returns the index of the slide with which the carousel starts. */
export const startOf = (slider: HTMLElement): number => starts.get(slider) ?? 0;

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((each, index) => each === now[index]);
}
