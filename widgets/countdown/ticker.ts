import { onePerPage } from "@yy/domain/onePerPage";
import { MINUTE } from "@yy/domain/time/units";

/** Called when it is time; answers in how many ms it wants to be called again, or undefined when never. */
export type Tick = () => number | undefined;

/**
 * The longest sleep, in ms. A timer stands still while the machine does, so a countdown of days looks at the clock each
 * minute. It also keeps below the 24.8 days at which `setTimeout` overflows.
 */
const longestSleep = MINUTE;

/** The one timer of all countdowns on the page: it wakes when the first of them changes, and tells them all. */
class Ticker {
  readonly #ticks = new Set<Tick>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ticks now and whenever it is time again, until it wants no more or the returned function is called. */
  start(tick: Tick): () => void {
    if (this.#ticks.size === 0) this.#watchPage(true);
    this.#ticks.add(tick);
    this.#tickAll();
    return () => {
      this.#ticks.delete(tick);
      this.#restIfDone();
    };
  }

  /** Timers are late after sleep, throttling and the back/forward cache: coming back does not wait for them. */
  #watchPage(on: boolean): void {
    const change = on ? "addEventListener" : "removeEventListener";
    document[change]("visibilitychange", this.#tickAll);
    for (const event of ["pageshow", "focus", "resume"]) window[change](event, this.#tickAll);
  }

  readonly #tickAll = (): void => {
    clearTimeout(this.#timer);
    let next = longestSleep;
    for (const tick of [...this.#ticks]) {
      // One before it may have ended it.
      const wait = this.#ticks.has(tick) ? tick() : undefined;
      if (wait === undefined) this.#ticks.delete(tick);
      else next = Math.min(next, wait);
    }
    clearTimeout(this.#timer);
    if (!this.#restIfDone()) this.#timer = setTimeout(this.#tickAll, next);
  };

  #restIfDone(): boolean {
    const done = this.#ticks.size === 0;
    if (done) {
      clearTimeout(this.#timer);
      this.#watchPage(false);
    }
    return done;
  }
}

/** The ticker of the page, the same for every bundle on it. */
export const ticker = onePerPage("ticker", () => new Ticker());
