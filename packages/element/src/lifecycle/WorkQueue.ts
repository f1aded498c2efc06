/** Work for what is on screen is done first, then for what is near it, then the rest. */
export type Urgency = typeof onScreen | typeof near | typeof far;
export const onScreen = 0;
export const near = 1;
export const far = 2;

type Work = () => void;

/** Work takes at most this of one task: the rest of it has to fit into 50 ms as well. */
const maxTaskMs = 40;

/**
 * Does work once, in the order of its urgency and then of its arrival, in tasks that end soon. Work
 * that throws is reported, and the rest goes on.
 */
export class WorkQueue {
  readonly #now: () => number;
  readonly #later: (run: () => void) => void;
  readonly #failed: (error: unknown) => void;
  readonly #waiting: readonly [Work[], Work[], Work[]] = [[], [], []];
  /** Whether a later task is due to go on with the rest. */
  #isPaused = false;

  /**
   * @param now a clock, in ms
   * @param later calls back in a task of its own
   */
  constructor(
    now: () => number,
    later: (run: () => void) => void,
    failed: (error: unknown) => void,
  ) {
    this.#now = now;
    this.#later = later;
    this.#failed = failed;
  }

  add(urgency: Urgency, work: Work): void {
    this.#waiting[urgency].push(work);
  }

  /** Works now, and goes on in later tasks; does nothing while one of those is due. */
  run(): void {
    if (this.#isPaused) return;
    const end = this.#now() + maxTaskMs;
    while (this.#doNext())
      if (this.#now() >= end) {
        this.#isPaused = true;
        this.#later(() => {
          this.#isPaused = false;
          this.run();
        });
        return;
      }
  }

  /** Does all queued work in this task. */
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
      this.#failed(error);
    }
    return true;
  }
}
