import type { Browser, BrowserContextOptions, Page } from "playwright";
import { PooledPage } from "./pooledPage";

/**
 * The maximum number of contexts that are kept open for later tests; more would only take memory.
 */
const maxIdle = 6;

/**
 * Pages for the tests of a worker, each used by one visitor at a time and emptied between tests. A
 * new context and page for each test would take longer than most tests: it needs a process, and
 * fetches and compiles all scripts again.
 */
export class PagePool {
  readonly #browser: Browser;
  /** Ordered by last use, the oldest first. */
  #idle: PooledPage[] = [];
  #taken: PooledPage[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns a page with these options, as empty as a new one except for cached files. */
  async take(options: BrowserContextOptions): Promise<PooledPage> {
    const key = JSON.stringify(options);
    const idle = this.#idle.findLast((pooled) => pooled.key === key);
    if (idle) this.#idle = this.#idle.filter((pooled) => pooled !== idle);
    const pooled = idle ?? (await PooledPage.open(this.#browser, key, options));
    this.#taken.push(pooled);
    return pooled;
  }

  /** @throws {Error} for a page that was not taken from the pool, or was restored. */
  pooled(page: Page): PooledPage {
    const taken = this.#taken.find((pooled) => pooled.page === page);
    if (taken === undefined) throw new Error("PagePool: this page was not taken");
    return taken;
  }

  get keepsAny(): boolean {
    return this.#taken.some(({ isKept }) => isKept);
  }

  /** Empties the pages that tests have taken and do not keep, and makes them available again. */
  async restore(): Promise<void> {
    const taken = this.#taken.filter(({ isKept }) => !isKept);
    this.#taken = this.#taken.filter(({ isKept }) => isKept);
    await Promise.all(
      taken.map(async (pooled) => {
        if (await pooled.empty()) this.#idle.push(pooled);
        else await pooled.close();
      }),
    );
    const tooMany = this.#idle.splice(0, Math.max(0, this.#idle.length - maxIdle));
    await Promise.all(tooMany.map((pooled) => pooled.close()));
  }
}
