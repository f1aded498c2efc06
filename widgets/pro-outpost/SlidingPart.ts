import type { DomPatches } from "@yy/element/dom/DomPatches";

/** How long a part takes to slide in or out, in ms. */
const duration = 200;

/** Longest wait for the end of a slide, in ms: in a hidden tab it never ends. */
const longestWait = duration + 100;

const closed = {
  blockSize: "0px",
  paddingBlock: "0px",
  marginBlock: "0px",
  borderBlockWidth: "0px",
  opacity: 0,
  overflow: "clip",
};

/**
 * A part of the page that slides in and out, and is `hidden` while it is out: not in the tab order,
 * nor found by a search.
 */
export class SlidingPart {
  readonly #part: HTMLElement;
  readonly #patches: DomPatches;
  #isShown: boolean | undefined;
  #slide: Animation | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(part: HTMLElement, patches: DomPatches) {
    this.#part = part;
    this.#patches = patches;
  }

  /** Shows or hides the part without a slide. */
  put(isShown: boolean): void {
    this.#isShown = isShown;
    this.#patches.set(this.#part, "hidden", isShown ? null : "");
  }

  /**
   * Slides the part in or out, unless it is so or sliding there already; a slide the other way is
   * reversed.
   */
  show(isShown: boolean): void {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    this.#patches.set(this.#part, "hidden", null);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.end();
      this.put(isShown);
      return;
    }
    if (this.#slide) this.#slide.reverse();
    else this.#begin();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), longestWait);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#slide?.cancel();
    this.#slide = undefined;
  }

  #begin(): void {
    this.#slide = this.#part.animate([closed, openLooks(this.#part)], {
      duration,
      easing: "cubic-bezier(0.2, 0, 0, 1)",
      direction: this.#isShown ? "normal" : "reverse",
      // Keeps a part that has slid out invisible until it is hidden.
      fill: "both",
    });
    this.#slide.onfinish = () => this.#rest();
  }

  #rest(): void {
    this.end();
    this.put(this.#isShown === true);
  }
}

/** Styles of the part when it is open; read once per slide. */
function openLooks(part: HTMLElement): Keyframe {
  const looks = getComputedStyle(part);
  return {
    blockSize: looks.blockSize,
    paddingBlock: looks.paddingBlock,
    marginBlock: looks.marginBlock,
    borderBlockWidth: looks.borderBlockWidth,
    opacity: looks.opacity,
    overflow: "clip",
  };
}
