import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { type RefObject, useRef, useState } from "react";
import type { schema } from "../schema";
import { CyclicTrack } from "../track/CyclicTrack";
import { positionOf, SlideShow, type SlideTexts } from "./SlideShow";
import { announcementOf } from "./slideMarkup";
import { namesOf } from "./slideNames";
import type { Slides } from "./slides";

interface Options {
  readonly slides: Slides;
  readonly start: number;
  readonly row: RefObject<HTMLElement | null>;
  readonly focusLost: () => void;
  readonly texts: SlideTexts;
}

/**
 * Shows a slide when it gets the focus: without `inert` (Firefox before 112) Tab reaches all
 * slides.
 */
function followFocus(slides: readonly HTMLElement[], show: SlideShow): () => void {
  const follow = ({ target }: FocusEvent) => {
    const index = slides.findIndex((slide) => slide.contains(target as Node));
    if (index >= 0 && index !== show.index) show.step(index - show.index);
  };
  document.addEventListener("focusin", follow);
  return () => document.removeEventListener("focusin", follow);
}

/**
 * Creates the show of these slides. When slides are added, removed or moved, the current slide
 * stays.
 */
export function useSlideShow({ slides, start, row, focusLost, texts }: Options) {
  const { elements, names } = slides;
  const { labelSlide, positionText } = texts;
  const widget = useWidget<typeof schema>();
  const [index, setIndex] = useState(start);
  const [announcement, setAnnouncement] = useState("");
  const lastIndex = useRef(start);
  const lastName = useRef<string>(undefined);
  const show = useRef<SlideShow>(undefined);

  useDomPatches(
    (patches) => {
      const [first, ...others] = elements;
      if (!first || !row.current) return undefined;
      // A morph has changed the slides; React renders again with the new ones in a moment.
      if (namesOf(elements).some((name, index) => name !== names[index])) return undefined;
      const stayed = lastName.current === undefined ? -1 : names.indexOf(lastName.current);
      const from = stayed >= 0 ? stayed : Math.min(lastIndex.current, others.length);
      const track = others.length > 0 ? new CyclicTrack(row.current, elements, from) : undefined;
      const setShown = (now: number) => {
        lastIndex.current = now;
        lastName.current = names[now];
        setIndex(now);
      };
      const slideChanged = (now: number) => {
        setShown(now);
        const slide = elements[now] ?? first;
        const total = elements.length;
        setAnnouncement(announcementOf(patches, slide, positionOf(positionText, now, total)));
        widget.emit("yy:slide-changed", { index: now, total });
      };
      show.current = new SlideShow({
        slides: [first, ...others],
        start: from,
        patches,
        texts: { labelSlide, positionText },
        track,
        changed: slideChanged,
        focusLost,
      });
      if (lastName.current !== undefined && stayed < 0) slideChanged(from);
      else setShown(from);
      const stop = "inert" in first ? undefined : followFocus(elements, show.current);
      return () => {
        stop?.();
        show.current = undefined;
        track?.destroy();
      };
    },
    [slides, labelSlide, positionText],
  );

  return { show, index: Math.min(index, Math.max(0, elements.length - 1)), announcement };
}
