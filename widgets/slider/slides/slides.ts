import { useWidget } from "@yy/element";
import { useEffect, useState } from "react";
import type { schema } from "../schema";

/** The server's slides: every element of the default slot that shows. */
function slidesOf(slider: HTMLElement): readonly HTMLElement[] {
  return [...slider.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child.slot === "" &&
      !child.matches("[hidden], script, style, template"),
  );
}

/** The slides, also those added and removed later. */
export function useSlides(): readonly HTMLElement[] {
  const { element } = useWidget<typeof schema>();
  const [slides, setSlides] = useState(() => slidesOf(element));
  useEffect(() => {
    const root = element.shadowRoot;
    const read = () => {
      const now = slidesOf(element);
      setSlides((before) => (isSameList(before, now) ? before : now));
    };
    read();
    root?.addEventListener("slotchange", read);
    return () => root?.removeEventListener("slotchange", read);
  }, [element]);
  return slides;
}

const starts = new WeakMap<HTMLElement, number>();

/** Remembers to which slide the visitor has scrolled the server's row, before the carousel takes its place. */
export function measureStart(slider: HTMLElement): void {
  const { scrollLeft, clientWidth } = slider;
  // From right to left it counts below zero.
  starts.set(slider, clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0);
}

/** Index of the slide with which the carousel starts. */
export const startOf = (slider: HTMLElement): number => starts.get(slider) ?? 0;

function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((slide, index) => slide === now[index]);
}
