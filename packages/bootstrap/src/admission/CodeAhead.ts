import { isolated } from "@yy/page/isolated";

interface Scheduler {
  postTask(callback: () => void, options: { readonly priority: "background" }): unknown;
}

/**
 * Loads and runs the code of tags that wait for the visitor, ahead of need, while the browser is
 * idle. All files are fetched together and run one at a time, so that the visitor waits for one
 * file at most. This defines the tags, but the elements still wait (docs/adr/0056).
 */
export class CodeAhead {
  /** Tags whose code is not requested yet → the URLs of their files, the tag's own file last. */
  readonly #waiting = new Map<string, () => readonly string[]>();
  /** URLs that were requested. */
  readonly #asked = new Set<string>();
  readonly #first: (tags: Iterable<string>) => string | undefined;
  readonly #ready: (tag: string) => void;
  /** The nonce of the page's policy, which a Turbo visit does not change. */
  readonly #nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
  /** URLs that are or were fetched. */
  readonly #fetched = new Set<string>();
  #isRunning = false;

  /**
   * @param first returns the tag to load first
   * @param ready called when a tag's code has run in idle time
   */
  constructor(first: (tags: Iterable<string>) => string | undefined, ready: (tag: string) => void) {
    this.#first = first;
    this.#ready = ready;
  }

  /** Loads the code when the browser is idle. */
  add(tag: string, files: () => readonly string[]): void {
    this.#waiting.set(tag, files);
    if (!this.#isRunning) this.#run().catch(console.error);
  }

  /** Call this when the tag's code is loaded in another way. */
  drop(tag: string): void {
    this.#waiting.delete(tag);
  }

  /** Loads the code at once. */
  hurry(tag: string): void {
    for (const load of this.#take(tag)) void load();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    await afterLoad();
    for (;;) {
      await idle();
      const tag = this.#first(this.#waiting.keys());
      if (tag === undefined) break;
      this.#fetch(tag);
      for (const other of this.#waiting.keys()) this.#fetch(other);
      for (const load of this.#take(tag)) {
        await load();
        await idle();
      }
      this.#ready(tag);
    }
    this.#isRunning = false;
  }

  /** Fetches the files in parallel: on a slow network most of the time is latency. */
  #fetch(tag: string): void {
    for (const href of this.#waiting.get(tag)?.() ?? []) {
      if (this.#fetched.has(href) || this.#asked.has(href)) continue;
      this.#fetched.add(href);
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
      link.fetchPriority = "low";
      if (this.#nonce) link.nonce = this.#nonce;
      document.head.append(link);
    }
  }

  /** Returns functions that load those files of the tag that were not requested yet. */
  #take(tag: string): (() => Promise<unknown>)[] {
    const files = this.#waiting.get(tag)?.() ?? [];
    this.#waiting.delete(tag);
    return files.flatMap((url) => {
      if (this.#asked.has(url)) return [];
      this.#asked.add(url);
      // The widget that needs the file requests it again, and reports a failure.
      return [
        () => import(/* webpackIgnore: true */ /* @vite-ignore */ url).catch(() => undefined),
      ];
    });
  }
}

/**
 * Resolves when the page is loaded and has rendered a frame, which never happens in a tab that
 * stays hidden.
 */
const afterLoad = (): Promise<void> =>
  new Promise((resolve) => {
    const next = isolated(() => requestAnimationFrame(() => resolve()));
    if (document.readyState === "complete") next();
    else addEventListener("load", next, { once: true });
  });

/** A browser without `scheduler` counts as idle after this time. */
const idleFallbackMs = 200;

/** Resolves when the browser has no more urgent task. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
    if (scheduler) scheduler.postTask(resolve, { priority: "background" });
    else setTimeout(resolve, idleFallbackMs);
  });
