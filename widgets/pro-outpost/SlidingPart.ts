import type { DomPatches } from "@yy/element/dom/DomPatches";

/** How long a part takes to slide in or out. */
const durationMs = 200;

/** The longest wait for the end of a slide: in a hidden tab it never ends. */
const maxWaitMs = durationMs + 100;

const closed = {
  blockSize: "0px",
  paddingBlock: "0px",
  marginBlock: "0px",
  borderBlockWidth: "0px",
  opacity: 0,
  overflow: "clip",
};

/**
 * A part of the page that slides in and out. While it is out it is `hidden`: it is not in the tab
 * order, and a search in the page does not find it.
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
   * Slides the part in or out, unless it is there or sliding there already. A slide in the other
   * direction is reversed.
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
    this.#timer = setTimeout(() => this.#rest(), maxWaitMs);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#slide?.cancel();
    this.#slide = undefined;
  }

  #begin(): void {
    this.#slide = this.#part.animate([closed, openStyles(this.#part)], {
      duration: durationMs,
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

/** The styles of the open part; they are read once per slide. */
function openStyles(part: HTMLElement): Keyframe {
  const styles = getComputedStyle(part);
  return {
    blockSize: styles.blockSize,
    paddingBlock: styles.paddingBlock,
    marginBlock: styles.marginBlock,
    borderBlockWidth: styles.borderBlockWidth,
    opacity: styles.opacity,
    overflow: "clip",
  };
}
