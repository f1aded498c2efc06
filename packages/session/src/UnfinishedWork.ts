import { onLeft } from "@yy/page/moments";
import { type UserMemory, userMemory } from "./userMemory";

/** Delay between the last change and its storage, in ms (behaviour 11). */
const writeDelay = 500;

type Work = Readonly<Record<string, unknown>>;

/**
 * Stores a user's unfinished work in the browser, half a second after the last change and before the page is left, so
 * that a reload or a crash loses nothing.
 */
export class UnfinishedWork {
  readonly #memory: UserMemory;
  readonly #compose: (kept: Work | null) => Work | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param name of the kind of work; the storage key is `yy:{name}:{userId}`
   * @param compose returns what to store now, null for nothing. It gets what is stored, because another tab may have
   *   added to it
   */
  constructor(name: string, userId: number, compose: (kept: Work | null) => Work | null) {
    this.#memory = userMemory(name, userId);
    this.#compose = compose;
  }

  /** The stored work; null when there is none, or none that can be read. */
  recall(): Work | null {
    return this.#memory.recall();
  }

  /** Call after every change of the work. */
  changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), writeDelay);
  }

  /** Stores a waiting change at once. */
  flush(): void {
    if (this.#timer === undefined) return;
    this.#cancel();
    const work = this.#compose(this.recall());
    if (work) this.#memory.keep(work);
    else this.#memory.forget();
  }

  /** Call when the server has the work, or the visitor discards it: removes it from storage. */
  forget(): void {
    this.#cancel();
    this.#memory.forget();
  }

  /** Stores waiting changes when the page is hidden or left, and at cleanup. Returns a cleanup function. */
  flushInTime(): () => void {
    const end = new AbortController();
    const flush = () => this.flush();
    // Both events, because not every browser fires both when a tab is closed; on phones a page in the background may
    // never come back.
    onLeft(flush, end);
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
