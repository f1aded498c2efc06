import { onLeft } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { type UserMemory, userMemory } from "./userMemory";

/** Delay between the last change and its storage (behaviour 11). */
const writeDelayMs = 500;

type Work = Readonly<Record<string, unknown>>;

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    storedDrafts: Set<Pick<StoredDraft, "key" | "flush">>;
  }
}

/** The drafts, of all widgets of the page, with a change that is not stored yet. */
const waiting = () => onePerPage("storedDrafts", () => new Set());

/**
 * Stores a user's unfinished work in the browser, half a second after the last change and before
 * the page is left, so that a reload or a crash loses nothing.
 */
export class StoredDraft {
  readonly key: string;
  readonly #memory: UserMemory;
  readonly #compose: (kept: Work | null) => Work | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param name of the kind of work; the storage key is `yy:{name}:{userId}`
   * @param compose returns what to store now, null for nothing. It gets what is stored, because
   * another tab may have added to it
   */
  constructor(name: string, userId: number, compose: (kept: Work | null) => Work | null) {
    this.key = `${name}:${userId}`;
    this.#memory = userMemory(name, userId);
    this.#compose = compose;
  }

  /**
   * The stored work, with what other widgets of this page have not stored yet: on a router's visit
   * the next page's widget asks while the last one's is on its way out. Null when there is none, or
   * none that can be read.
   */
  recall(): Work | null {
    for (const other of waiting()) if (other.key === this.key) other.flush();
    return this.#memory.recall();
  }

  /** Call after every change of the work. */
  changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), writeDelayMs);
    waiting().add(this);
  }

  /** Stores a waiting change at once. */
  flush(): void {
    if (!waiting().has(this)) return;
    this.#cancel();
    const work = this.#compose(this.#memory.recall());
    if (work) this.#memory.keep(work);
    else this.#memory.forget();
  }

  /** Call when the server has the work, or the visitor discards it: removes it from storage. */
  forget(): void {
    this.#cancel();
    this.#memory.forget();
  }

  /**
   * Stores waiting changes when the page is hidden or left, and at cleanup. Returns a cleanup
   * function.
   */
  flushInTime(): () => void {
    const end = new AbortController();
    const flush = () => this.flush();
    // Both events, because not every browser fires both when a tab is closed; on phones a page in
    // the background may never come back.
    onLeft(flush, end);
    document.addEventListener("visibilitychange", flush, end);
    return () => {
      end.abort();
      flush();
    };
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    waiting().delete(this);
  }
}
