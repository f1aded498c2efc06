/**
 * Events further apart than this belong to two gestures, in ms; of one that glides out they come
 * every 16 or so.
 */
const pause = 180;
/** So far fingers or a wheel go before a slide follows, in px: less is a tremble. */
const firstStep = 30;
/** So far they go on, in px, before another slide follows in the same gesture. */
const furtherStep = 300;

/** An event of a wheel, or of fingers on a trackpad, in px. */
export interface WheelMove {
  /** Above zero towards the next slide. */
  readonly across: number;
  readonly down: number;
  /** In ms. */
  readonly time: number;
}

/**
 * Counts slides from the events of a wheel. A swipe on a trackpad is dozens of them, most of which
 * come when the fingers have left it: it glides out, each event smaller than the one before. They
 * move no further slide.
 */
export class WheelSteps {
  #isAcross = false;
  #lastTime = Number.NEGATIVE_INFINITY;
  #lastSize = 0;
  #way = 0;
  #moved = 0;
  #steps = 0;

  /**
   * How many slides to go, below zero for back; undefined for a move that is the page's: it goes up
   * or down.
   */
  add({ across, down, time }: WheelMove): number | undefined {
    const way = Math.sign(across);
    const isNew = time - this.#lastTime > pause;
    this.#lastTime = time;
    if (isNew) this.#isAcross = Math.abs(across) > Math.abs(down);
    if (!this.#isAcross) return undefined;
    const size = Math.abs(across);
    const isTurn = way !== 0 && way !== this.#way;
    if (isNew || isTurn) {
      this.#way = way;
      this.#moved = 0;
      this.#steps = 0;
    }
    const isGliding = this.#steps > 0 && size < this.#lastSize;
    this.#lastSize = size;
    if (isGliding) return 0;
    this.#moved += size;
    if (this.#moved < (this.#steps === 0 ? firstStep : furtherStep)) return 0;
    this.#moved = 0;
    this.#steps += 1;
    return way;
  }
}
