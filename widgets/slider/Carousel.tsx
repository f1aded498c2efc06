import { type PropsOf, useWidget } from "@yy/element";
import { showInvalidFields } from "@yy/ui/fields/invalidFields";
import { useCallback, useEffect, useRef } from "react";
import { ArrowIcon, PauseIcon, PlayIcon } from "./controls/icons";
import { useAutoplay } from "./controls/useAutoplay";
import { useManualControl } from "./controls/useManualControl";
import type { schema } from "./schema";
import type { Slides } from "./slides/slides";
import { useSlideShow } from "./slides/useSlideShow";

export interface CarouselProps extends PropsOf<typeof schema> {
  readonly slides: Slides;
  /** The index of the first slide to show. */
  readonly start: number;
}

/**
 * A carousel as the APG describes it: a region with its controls before the slides. A slide that
 * the visitor has chosen is announced.
 */
export function Carousel({ slides, start, label, autoplay, indicator, ...texts }: CarouselProps) {
  const widget = useWidget<typeof schema>();
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { elements } = slides;
  const total = elements.length;
  const focusLost = useCallback(() => viewport.current?.focus({ preventScroll: true }), []);
  const { show, index, announcement } = useSlideShow({ slides, start, row, focusLost, texts });
  const showNext = useCallback(() => show.current?.step(1), [show]);
  const { isOffered, isStopped, isPlaying, stop, toggle } = useAutoplay({
    isWanted: autoplay && total > 1,
    index,
    showNext,
  });
  const isByHand = !isOffered || isStopped;
  useManualControl({ show, viewport, slides: elements, takenOver: stop });

  useEffect(
    () =>
      showInvalidFields(widget.element, (field) => {
        const at = elements.findIndex((slide) => slide.contains(field));
        const now = show.current?.index ?? at;
        if (at < 0 || at === now) return;
        stop();
        show.current?.step(at - now);
      }),
    [widget, elements, show, stop],
  );

  const go = (by: number) =>
    widget.handler(() => {
      stop();
      show.current?.step(by);
    });

  return (
    <section
      part="region"
      className={total > 1 ? "controlled" : undefined}
      aria-roledescription={texts.labelRegion}
      aria-label={label}
    >
      {total > 1 && (
        <div part="controls">
          {isOffered && (
            <button type="button" part="pause" onClick={widget.handler(toggle)}>
              {isStopped ? <PlayIcon /> : <PauseIcon />}
              <span className="unseen">{isStopped ? texts.labelPlay : texts.labelPause}</span>
            </button>
          )}
          <button type="button" part="previous" aria-controls="slides" onClick={go(-1)}>
            <ArrowIcon />
            <span className="unseen">{texts.labelPrevious}</span>
          </button>
          {indicator && <span part="indicator">{`${index + 1}/${total}`}</span>}
          <button type="button" part="next" aria-controls="slides" onClick={go(1)}>
            <ArrowIcon />
            <span className="unseen">{texts.labelNext}</span>
          </button>
        </div>
      )}
      <span className="unseen" aria-live={isPlaying ? "off" : "polite"}>
        {isByHand && announcement}
      </span>
      {/* Gets the focus of a slide that leaves, so that Tab continues in the next slide. */}
      <div
        ref={viewport}
        id="slides"
        part="viewport"
        className={total > 1 ? "swiped" : undefined}
        tabIndex={-1}
      >
        <div ref={row} className="row">
          <slot />
        </div>
      </div>
    </section>
  );
}
