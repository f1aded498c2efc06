import { useWidget } from "@yy/element";
import { navigate } from "@yy/http/navigate";
import { memberOf } from "@yy/page/memberOf";
import { isFromLayer } from "@yy/page/topLayer";
import { hasModifier, isPlainClick } from "@yy/ui/clicks";
import { type RefObject, useEffect } from "react";
import type { schema } from "../schema";
import type { SlideShow } from "../slides/SlideShow";
import { controls } from "../slides/slideMarkup";
import { watchSwipes } from "./watchSwipes";
import { watchWheel } from "./watchWheel";

interface Options {
  readonly show: RefObject<SlideShow | undefined>;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly slides: readonly HTMLElement[];
  /** Called when the visitor moves the slides, to stop autoplay. */
  readonly takenOver: () => void;
}

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Elements that use the arrow keys themselves. */
const usesArrows =
  "input, textarea, select, audio, video, [contenteditable], [role=radio], [role=slider], [role=tab]";

/**
 * Handles swipes, wheels, taps and keys on the slides. It uses DOM listeners, because React does
 * not render the slides.
 */
export function useManualControl({ show, viewport, slides, takenOver }: Options): void {
  const widget = useWidget<typeof schema>();

  useEffect(() => {
    if (slides.length < 2 || !viewport.current) return;
    const stopSwipes = watchSwipes(viewport.current, {
      begin: () => {
        takenOver();
        show.current?.beginSwipe();
      },
      by: (widths) => show.current?.swipe(widths),
      end: () => show.current?.endSwipe(),
    });
    const stopWheel = watchWheel(viewport.current, (by) => {
      takenOver();
      show.current?.step(by);
    });
    return () => {
      stopSwipes();
      stopWheel();
    };
  }, [slides, show, viewport, takenOver]);

  useEffect(() => {
    const { element } = widget;
    const tap = widget.handler((event: MouseEvent) => {
      if (isPlainClick(event) && !isFromLayer(event, element)) follow(event, slides);
    });
    const press = widget.handler((event: KeyboardEvent) => {
      if (event.defaultPrevented || hasModifier(event) || isFromLayer(event, element)) return;
      if (event.key === "Enter" && slides.includes(event.target as HTMLElement))
        return follow(event, slides);
      const arrow = arrows[event.key];
      if (!arrow || slides.length < 2 || pathIn(event, element).some(matches(usesArrows))) return;
      event.preventDefault();
      takenOver();
      show.current?.step(getComputedStyle(element).direction === "rtl" ? -arrow : arrow);
    });
    element.addEventListener("click", tap);
    element.addEventListener("keydown", press);
    return () => {
      element.removeEventListener("click", tap);
      element.removeEventListener("keydown", press);
    };
  }, [widget, slides, show, takenOver]);
}

/**
 * Goes to the slide's `data-href`, unless the pressed element acts by itself.
 * @throws ConfigError when the URL is refused (behaviour 8.8)
 */
function follow(event: Event, slides: readonly HTMLElement[]): void {
  const slide = slides.find((each) => event.composedPath().includes(each));
  if (!slide?.dataset.href) return;
  if (!pathIn(event, slide).concat(slide).some(matches(controls))) navigate(slide.dataset.href);
}

/** Returns the elements from the event's target up to this one, exclusive. */
function pathIn(event: Event, end: Element): Element[] {
  const path = event.composedPath();
  const inside = path.slice(0, Math.max(0, path.indexOf(end)));
  return inside.filter((each): each is Element => each instanceof Element);
}

const matches = (selector: string) => (element: Element) => memberOf(element, "matches")(selector);
