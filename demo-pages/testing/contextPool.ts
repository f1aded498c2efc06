import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";

interface Pooled {
  readonly context: BrowserContext;
  /** Stays open at the origin: the browser keeps its process for the pages of the next tests, and it can empty the storage. */
  readonly keeper: Page;
  /** A test has changed it for good: it is not for another one. */
  isAltered: boolean;
}

/**
 * Browser contexts for the tests of a file, each used by one visitor at a time and emptied between tests. Making a new
 * one for every test costs more than most tests do: a process, and every script loaded anew.
 */
export class ContextPool {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #idle = new Map<string, Pooled[]>();
  readonly #taken = new Map<string, Pooled[]>();

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** A context with these options, as empty as a new one but for cached files. */
  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const pooled = this.#idle.get(key)?.pop() ?? (await this.#make(options));
    const taken = this.#taken.get(key) ?? [];
    this.#taken.set(key, [...taken, pooled]);
    return pooled.context;
  }

  /** Takes back what the test has used. */
  async giveBack(): Promise<void> {
    const taken = [...this.#taken];
    this.#taken.clear();
    await Promise.all(
      taken.flatMap(([key, all]) =>
        all.map(async (pooled) => {
          if (await isEmptied(pooled))
            this.#idle.set(key, [...(this.#idle.get(key) ?? []), pooled]);
          else await pooled.context.close();
        }),
      ),
    );
  }

  async #make(options: BrowserContextOptions): Promise<Pooled> {
    const context = await this.#browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto(`${this.#origin}/assets/favicon.svg`);
    const pooled = { context, keeper, isAltered: false };
    watchAlterations(context, () => {
      pooled.isAltered = true;
    });
    return pooled;
  }
}

/** What changes a context for all pages to come, a page's clock included, and cannot be taken back. */
const alterations = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "route",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
];
const clockAlterations = ["install", "pauseAt", "setFixedTime", "setSystemTime"];

function watchAlterations(context: BrowserContext, altered: () => void): void {
  const watch = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      Reflect.set(owner, name, (...args: unknown[]) => {
        altered();
        return original.apply(owner, args);
      });
    }
  };
  watch(context, alterations);
  watch(context.clock, clockAlterations);
}

/** False when it cannot be: it is better closed then. */
async function isEmptied({ context, keeper, isAltered }: Pooled): Promise<boolean> {
  if (isAltered) return false;
  try {
    const pages = context.pages().filter((page) => page !== keeper);
    await Promise.all(pages.map((page) => page.close()));
    await context.clearCookies();
    await context.clearPermissions();
    await keeper.evaluate(() => localStorage.clear());
    return true;
  } catch {
    return false;
  }
}
