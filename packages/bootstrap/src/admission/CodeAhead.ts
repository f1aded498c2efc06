import { isolated } from "@yy/page/isolated";

interface Scheduler {
  postTask(callback: () => void, options: { readonly priority: "background" }): unknown;
}

/**
 * Loads and runs the code of tags that wait for the visitor before it is needed, when nothing else
 * is to be done. All files are fetched together, and run one at a time, so that the visitor waits
 * for one at most. Their tags are defined then, and the elements go on waiting (docs/adr/0056).
 */
export class CodeAhead {
  /** Tags whose code is not requested yet → the URLs of their files, the tag's own file last. */
  readonly #waiting = new Map<string, () => readonly string[]>();
  /** URLs that were requested. */
  readonly #asked = new Set<string>();
  readonly #first: (tags: Iterable<string>) => string | undefined;
  readonly #ready: (tag: string) => void;
  /** It belongs to the page's policy, which a visit does not change. */
  readonly #nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
  /** URLs that are being fetched, or were. */
  readonly #fetched = new Set<string>();
  #isRunning = false;

  /**
   * @param first returns which of the tags comes first
   * @param ready called once a tag's code has run when there was time
   */
  constructor(first: (tags: Iterable<string>) => string | undefined, ready: (tag: string) => void) {
    this.#first = first;
    this.#ready = ready;
  }

  /** Loads the code once there is time. */
  add(tag: string, files: () => readonly string[]): void {
    this.#waiting.set(tag, files);
    if (!this.#isRunning) this.#run().catch(console.error);
  }

  /** Call when the tag's code is loaded otherwise. */
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

  /** Without a wait for each: on a slow network most of a file's time is its way. */
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

  /** Functions that load the files of the tag that are not requested yet. */
  #take(tag: string): (() => Promise<unknown>)[] {
    const files = this.#waiting.get(tag)?.() ?? [];
    this.#waiting.delete(tag);
    return files.flatMap((url) => {
      if (this.#asked.has(url)) return [];
      this.#asked.add(url);
      // The widget that needs the file tries again, and reports what went wrong.
      return [
        () => import(/* webpackIgnore: true */ /* @vite-ignore */ url).catch(() => undefined),
      ];
    });
  }
}

/**
 * Resolves when the page is loaded and has shown a frame: never in a tab that was never visible.
 */
const afterLoad = (): Promise<void> =>
  new Promise((resolve) => {
    const next = isolated(() => requestAnimationFrame(() => resolve()));
    if (document.readyState === "complete") next();
    else addEventListener("load", next, { once: true });
  });

/** A browser that does not say when it is idle counts as idle after this time. */
const idleFallbackMs = 200;

/** Resolves when nothing more urgent is to be done. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
    if (scheduler) scheduler.postTask(resolve, { priority: "background" });
    else setTimeout(resolve, idleFallbackMs);
  });
