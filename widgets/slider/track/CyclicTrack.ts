import { forgetOriginal, giveBackCopy, noteOriginal } from "@yy/element/dom/copies";
import { BorrowedStyles } from "@yy/ui/borrowedStyles";
import KeenSlider, { type KeenSliderInstance } from "keen-slider";
import { onRing, roundsOf } from "./ring";

/** Duration of the move to another slide, in ms. */
const duration = 500;

/**
 * Slides side by side that can be moved along without end. keen-slider counts and animates; what
 * moves is the row, and whole rounds of single slides. Both are shares of their own widths, so
 * neither a resize nor a container that was hidden at first asks for anything to be measured again.
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

  /** @param row what the slides are in, one beside the other, each as wide as it */
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
      // Its own takes the right button for a swipe and loses one that leaves the box.
      drag: false,
      // Its own writes widths in pixels on the server's elements.
      renderMode: "custom",
      selector: [...slides],
      detailsChanged: ({ track }) => this.#draw(track.details.position),
    });
  }

  /** @param target without bounds: one more than the last is the first, onwards */
  moveTo(target: number, isAnimated: boolean): void {
    this.#keen.animator.stop();
    if (isAnimated) this.#keen.moveToIdx(target, true, { duration });
    else this.#keen.track.to(target);
  }

  /** Stops a running move, as when a finger touches the slides. */
  hold(): void {
    this.#keen.animator.stop();
  }

  /** @param widths in widths of a slide, above zero towards the next one */
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
    // keen-slider looks at the size again up to 2 s after a turn of the device.
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
