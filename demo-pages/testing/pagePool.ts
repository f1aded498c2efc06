import type { Browser, BrowserContextOptions } from "playwright";
import { PooledPage } from "./pooledPage";

/** Contexts that wait for their next test; more than this many would only hold memory. */
const mostIdle = 6;

/**
 * Pages for the tests of a worker, each used by one visitor at a time and emptied between tests. Making a new context
 * and page for every test costs more than most tests do: a process, and every script fetched and compiled anew.
 */
export class PagePool {
  readonly #browser: Browser;
  /** Longest unused first. */
  #idle: PooledPage[] = [];
  #taken: PooledPage[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page with these options, as empty as a new one but for cached files. */
  async take(options: BrowserContextOptions): Promise<PooledPage> {
    const key = JSON.stringify(options);
    const idle = this.#idle.findLast((pooled) => pooled.key === key);
    if (idle) this.#idle = this.#idle.filter((pooled) => pooled !== idle);
    const pooled = idle ?? (await PooledPage.open(this.#browser, key, options));
    this.#taken.push(pooled);
    return pooled;
  }

  /** Empties and takes back what the test has used. */
  async giveBack(): Promise<void> {
    const taken = this.#taken;
    this.#taken = [];
    await Promise.all(
      taken.map(async (pooled) => {
        if (await pooled.empty()) this.#idle.push(pooled);
        else await pooled.close();
      }),
    );
    const tooMany = this.#idle.splice(0, Math.max(0, this.#idle.length - mostIdle));
    await Promise.all(tooMany.map((pooled) => pooled.close()));
  }
}
