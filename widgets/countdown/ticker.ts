import { MINUTE } from "@yy/domain/time/units";
import { onShown } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";

/** A callback that returns after how many ms to call it again, or undefined to stop. */
export type Tick = () => number | undefined;

/**
 * The longest time between two looks at the clock. Timers do not run while the machine sleeps, so
 * countdowns of days check each minute. It is also less than the 24.8 days at which `setTimeout`
 * overflows.
 */
const maxSleepMs = MINUTE;

/**
 * The one timer of all countdowns on the page. It wakes when the first of them changes, and calls
 * them all.
 */
class Ticker {
  readonly #ticks = new Set<Tick>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forgetShown: (() => void) | undefined;

  /**
   * Calls the tick now and whenever it is due, until it returns undefined. Returns a cleanup
   * function.
   */
  start(tick: Tick): () => void {
    if (this.#ticks.size === 0) this.#watchPage(true);
    this.#ticks.add(tick);
    this.#tickAll();
    return () => {
      this.#ticks.delete(tick);
      this.#restIfDone();
    };
  }

  /**
   * Ticks at once when the page becomes visible or returns from the back/forward cache, because
   * timers are late then.
   */
  #watchPage(on: boolean): void {
    const change = on ? "addEventListener" : "removeEventListener";
    document[change]("visibilitychange", this.#tickAll);
    for (const event of ["focus", "resume"]) window[change](event, this.#tickAll);
    if (on) this.#forgetShown = onShown(this.#tickAll);
    else this.#forgetShown?.();
  }

  readonly #tickAll = (): void => {
    clearTimeout(this.#timer);
    let next = maxSleepMs;
    for (const tick of [...this.#ticks]) {
      // An earlier tick may have removed this one.
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

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    ticker: Ticker;
  }
}

/** The ticker of the page, the same for every bundle on it. */
export const ticker = onePerPage("ticker", () => new Ticker());
