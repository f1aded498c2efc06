/** How soon work is done: for what is on screen, then for what is near it, then for the rest. */
export const urgencies = { onScreen: 0, near: 1, far: 2 } as const;

export type Urgency = (typeof urgencies)[keyof typeof urgencies];

/** The page as the queue knows it. */
export interface Surroundings {
  /** A clock, in ms. */
  readonly now: () => number;
  /** Calls back in a task of its own, before the next frame if there is still work for what is on screen. */
  readonly later: (run: () => void, isOnScreen: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Most that work takes of one task, in ms: what else happens in it has to fit into 50 as well. */
const budget = 40;

/**
 * Work that is done once, in the order of its urgency and then of its arrival, in tasks that end soon. Work that throws
 * is reported and holds up none of the rest.
 */
export class WorkQueue {
  readonly #surroundings: Surroundings;
  readonly #waiting: readonly [(() => void)[], (() => void)[], (() => void)[]] = [[], [], []];
  /** What is left goes on in a later task. */
  #isPaused = false;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  add(urgency: Urgency, work: () => void): void {
    this.#waiting[urgency].push(work);
  }

  /** Begins now and goes on in later tasks, unless it does so already. */
  run(): void {
    if (this.#isPaused) return;
    const { now, later } = this.#surroundings;
    const end = now() + budget;
    while (this.#doNext())
      if (now() >= end) {
        this.#isPaused = true;
        later(() => {
          this.#isPaused = false;
          this.run();
        }, this.#waiting[urgencies.onScreen].length > 0);
        return;
      }
  }

  /** Does all there is in this task. */
  finish(): void {
    while (this.#doNext());
  }

  /** False when there is nothing left. */
  #doNext(): boolean {
    const next = this.#waiting.find(({ length }) => length > 0)?.shift();
    if (!next) return false;
    try {
      next();
    } catch (error) {
      this.#surroundings.failed(error);
    }
    return true;
  }
}
