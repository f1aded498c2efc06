import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { CyclicTrack } from "../track/CyclicTrack";
import { onRing, stepsOf } from "../track/ring";
import { describeSlide, loadImages } from "./slideMarkup";

/** The texts for a slide's role and position. */
export interface SlideTexts {
  readonly labelSlide: string;
  readonly positionText: string;
}

interface Options {
  readonly slides: readonly [HTMLElement, ...HTMLElement[]];
  /** The index of the first slide to show, from 0. */
  readonly start: number;
  readonly patches: DomPatches;
  readonly texts: SlideTexts;
  /** Undefined when there is only one slide. */
  readonly track: CyclicTrack | undefined;
  readonly changed: (index: number) => void;
  /** Called when the slide that leaves the view had the focus. */
  readonly focusLost: () => void;
}

/** Returns a slide's position as text: "2 de 5", from a text with `{index}` and `{total}`. */
export function positionOf(text: string, index: number, total: number): string {
  return text.replaceAll("{index}", String(index + 1)).replaceAll("{total}", String(total));
}

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows one slide at a time. The others are inert, and the images of its neighbours are loaded. */
export class SlideShow {
  readonly #options: Options;
  /**
   * The slide that is shown or moved to, counted without wrapping: after the last of three comes 3.
   */
  #target: number;
  #swiped = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#target = options.start;
    const { slides, patches, texts } = options;
    slides.forEach((slide, index) => {
      describeSlide(
        patches,
        slide,
        texts.labelSlide,
        positionOf(texts.positionText, index, slides.length),
      );
    });
    this.#updateSlides();
  }

  get index(): number {
    return onRing(this.#target, this.#options.slides.length);
  }

  /** Moves on by this many slides, negative for back. Does nothing with one slide. */
  step(by: number): void {
    const { track, slides, changed, focusLost } = this.#options;
    if (!track) return;
    const leaving = slides[this.index];
    this.#target += by;
    if (slides[this.index] !== leaving) {
      const hadFocus = leaving?.matches(":focus-within") === true;
      this.#updateSlides();
      if (hadFocus) focusLost();
      changed(this.index);
    }
    track.moveTo(this.#target, !prefersStill());
  }

  beginSwipe(): void {
    this.#swiped = 0;
    this.#options.track?.hold();
  }

  /** @param widths the distance in widths of a slide, positive towards the next one */
  swipe(widths: number): void {
    this.#swiped += widths;
    this.#options.track?.moveBy(widths);
  }

  endSwipe(): void {
    this.step(stepsOf(this.#swiped));
  }

  #updateSlides(): void {
    const { slides, patches } = this.#options;
    const { index } = this;
    slides.forEach((slide, each) => {
      patches.set(slide, "inert", each === index ? null : "");
    });
    for (const near of [index, index - 1, index + 1]) {
      const slide = slides[onRing(near, slides.length)];
      if (slide) loadImages(patches, slide);
    }
  }
}
