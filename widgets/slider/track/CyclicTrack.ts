import { forgetOriginal, giveBackCopy, noteOriginal } from "@yy/element/dom/copies";
import { BorrowedStyles } from "@yy/ui/borrowedStyles";
import KeenSlider, { type KeenSliderInstance } from "keen-slider";
import { onRing, roundsOf } from "./ring";

/** How long the move to another slide takes. */
const durationMs = 500;

/**
 * Slides side by side that can be moved along without end. keen-slider counts and animates; we move
 * the row, and single slides by whole rounds. Both moves are shares of their own widths, so nothing
 * has to be measured again after a resize, or when a hidden container is shown.
 */
export class CyclicTrack {
  readonly #row: HTMLElement;
  readonly #slides: readonly HTMLElement[];
  readonly #keen: KeenSliderInstance;
  readonly #borrowed: readonly {
    readonly styles: BorrowedStyles;
    readonly before: string | null;
  }[];
  #isOver = false;

  /** @param row contains the slides, one beside the other, each as wide as the row */
  constructor(row: HTMLElement, slides: readonly HTMLElement[], start: number) {
    this.#row = row;
    this.#slides = slides;
    for (const slide of slides) giveBackCopy(slide);
    this.#borrowed = slides.map((slide) => ({
      styles: new BorrowedStyles(slide),
      before: slide.getAttribute("style"),
    }));
    this.#keen = new KeenSlider(row, {
      loop: true,
      initial: start,
      // keen-slider's dragging treats the right button as a swipe, and loses one that leaves the
      // box.
      drag: false,
      // keen-slider's rendering writes widths in pixels on the server's elements.
      renderMode: "custom",
      selector: [...slides],
      detailsChanged: ({ track }) => this.#draw(track.details.position),
    });
  }

  /**
   * @param target the slide, counted without wrapping: one more than the last is the first, moving
   * on
   */
  moveTo(target: number, isAnimated: boolean): void {
    this.#keen.animator.stop();
    if (isAnimated) this.#keen.moveToIdx(target, true, { duration: durationMs });
    else this.#keen.track.to(target);
  }

  /** Stops a running move, as when a finger touches the slides. */
  hold(): void {
    this.#keen.animator.stop();
  }

  /** @param widths the distance in widths of a slide, positive towards the next one */
  moveBy(widths: number): void {
    this.#keen.track.add(widths);
  }

  /** Leaves the slides as the server sent them. */
  destroy(): void {
    this.#isOver = true;
    this.#keen.animator.stop();
    this.#keen.destroy();
    this.#row.style.translate = "";
    this.#slides.forEach((slide, index) => {
      this.#borrowed[index]?.styles.giveBack();
      forgetOriginal(slide, "style");
    });
  }

  #draw(position: number): void {
    // keen-slider measures again up to 2 s after the device was rotated.
    if (this.#isOver) return;
    const total = this.#slides.length;
    const within = onRing(position, total);
    const side = getComputedStyle(this.#row).direction === "rtl" ? 1 : -1;
    this.#row.style.translate = `${side * within * 100}%`;
    this.#slides.forEach((slide, index) => {
      const rounds = roundsOf(index, within, total);
      const translate = rounds === 0 ? "" : `${-side * rounds * total * 100}%`;
      const borrowed = this.#borrowed[index];
      if (borrowed?.styles.set("translate", translate))
        noteOriginal(slide, "style", borrowed.before);
    });
  }
}
