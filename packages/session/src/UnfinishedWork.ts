import { type UserMemory, userMemory } from "./userMemory";

/** How long after the last change the work is written down, in ms (behaviour 11). */
const writeDelay = 500;

type Work = Readonly<Record<string, unknown>>;

/**
 * A user's unfinished work, written down in the browser once they pause and before the page goes, so that a reload or a
 * crash loses none.
 */
export class UnfinishedWork {
  readonly #memory: UserMemory;
  readonly #compose: (kept: Work | null) => Work | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param name of the kind of work: the key is `yy:{name}:{userId}`
   * @param compose what is to be kept now; null when there is nothing. It is given what is kept, for work that another tab
   * writes to as well
   */
  constructor(name: string, userId: number, compose: (kept: Work | null) => Work | null) {
    this.#memory = userMemory(name, userId);
    this.#compose = compose;
  }

  /** What was kept; null when there is nothing, or nothing that can be read. */
  recall(): Work | null {
    return this.#memory.recall();
  }

  /** There may be something else to keep. */
  changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), writeDelay);
  }

  /** Writes down at once what has changed. */
  flush(): void {
    if (this.#timer === undefined) return;
    this.#cancel();
    const work = this.#compose(this.recall());
    if (work) this.#memory.keep(work);
    else this.#memory.forget();
  }

  /** The server has it, or the visitor does not want it. */
  forget(): void {
    this.#cancel();
    this.#memory.forget();
  }

  /** Nothing is left unwritten when the page goes. Returns a cleanup function. */
  flushInTime(): () => void {
    const end = new AbortController();
    const flush = () => this.flush();
    // Not every browser fires both when a tab is closed, and on a phone a page in the background may never come back.
    window.addEventListener("pagehide", flush, end);
    document.addEventListener("visibilitychange", flush, end);
    return () => {
      end.abort();
      flush();
    };
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
