import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { type RefObject, useRef, useState } from "react";
import type { schema } from "../schema";
import { CyclicTrack } from "../track/CyclicTrack";
import { placeOf, SlideShow, type SlideTexts } from "./SlideShow";
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
 * Brings a slide into view when it gets the focus: where `inert` is missing (Firefox before 112)
 * Tab reaches all slides.
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
 * The show of these slides. When slides are added, removed or moved, it stays at the slide that is
 * shown.
 */
export function useSlideShow({ slides, start, row, focusLost, texts }: Options) {
  const { elements, names } = slides;
  const { labelSlide, positionText } = texts;
  const widget = useWidget<typeof schema>();
  const [index, setIndex] = useState(start);
  const [announcement, setAnnouncement] = useState("");
  const place = useRef(start);
  const shown = useRef<string>(undefined);
  const show = useRef<SlideShow>(undefined);

  useDomPatches(
    (patches) => {
      const [first, ...others] = elements;
      if (!first || !row.current) return undefined;
      // A morph has made others of them, with which it is drawn in a moment.
      if (namesOf(elements).some((name, index) => name !== names[index])) return undefined;
      const stayed = shown.current === undefined ? -1 : names.indexOf(shown.current);
      const from = stayed >= 0 ? stayed : Math.min(place.current, others.length);
      const track = others.length > 0 ? new CyclicTrack(row.current, elements, from) : undefined;
      const setShown = (now: number) => {
        place.current = now;
        shown.current = names[now];
        setIndex(now);
      };
      const tell = (now: number) => {
        setShown(now);
        const slide = elements[now] ?? first;
        const total = elements.length;
        setAnnouncement(announcementOf(patches, slide, placeOf(positionText, now, total)));
        widget.emit("yy:slide-changed", { index: now, total });
      };
      show.current = new SlideShow({
        slides: [first, ...others],
        start: from,
        patches,
        texts: { labelSlide, positionText },
        track,
        changed: tell,
        focusLost,
      });
      if (shown.current !== undefined && stayed < 0) tell(from);
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
