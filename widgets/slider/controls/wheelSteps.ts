/**
 * Events further apart than this belong to two gestures; while a gesture glides out, events come
 * about every 16 ms.
 */
const gestureGapMs = 180;
/** How far fingers or a wheel move before a slide follows, in px; less is a tremble. */
const firstStep = 30;
/** How far they move on, in px, before another slide follows in the same gesture. */
const furtherStep = 300;

/** An event of a wheel, or of fingers on a trackpad, in px. */
export interface WheelMove {
  /** Positive towards the next slide. */
  readonly across: number;
  readonly down: number;
  /** The event's timestamp, in ms. */
  readonly time: number;
}

/**
 * Counts slides from the events of a wheel. A swipe on a trackpad fires dozens of them, most after
 * the fingers have left it: it glides out, each event smaller than the one before. Those events
 * move no further slide.
 */
export class WheelSteps {
  #isAcross = false;
  #lastTime = Number.NEGATIVE_INFINITY;
  #lastSize = 0;
  #direction = 0;
  #moved = 0;
  #steps = 0;

  /**
   * Returns how many slides to move, negative for back; undefined for a vertical move, which is the
   * page's.
   */
  add({ across, down, time }: WheelMove): number | undefined {
    const direction = Math.sign(across);
    const isNew = time - this.#lastTime > gestureGapMs;
    this.#lastTime = time;
    if (isNew) this.#isAcross = Math.abs(across) > Math.abs(down);
    if (!this.#isAcross) return undefined;
    const size = Math.abs(across);
    const isTurn = direction !== 0 && direction !== this.#direction;
    if (isNew || isTurn) {
      this.#direction = direction;
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
    return direction;
  }
}
