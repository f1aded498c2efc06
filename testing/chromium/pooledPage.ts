import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright";
import { recordErrors } from "../page/recordErrors";
import { forgetProblems, watchForProblems } from "./problems";
import { type Mark, TemporaryChanges } from "./temporaryChanges";

/**
 * Ten times what the slowest action takes on a quiet machine: a test that waits longer waits for
 * nothing.
 */
const actionTimeoutMs = 5_000;

const navigationTimeoutMs = 30_000;

interface OpenPage {
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly changes: TemporaryChanges;
  /** Init script that clears the storage of the last test; removed after the first navigation. */
  clearing: { dispose(): Promise<void> } | undefined;
  /** Resolves when that script is removed. */
  cleared: Promise<void> | undefined;
}

/** What had been done at some moment to a context and its page. */
export interface PageMarks {
  readonly context: Mark;
  readonly page: Mark;
}

/** A browser context and its one page, reused by tests as if they were new. */
export class PooledPage {
  /** The context's options as JSON: a test gets a page with the same ones. */
  readonly key: string;
  /** Whether the page stays as it is after the test. */
  isKept = false;
  readonly #context: BrowserContext;
  readonly #contextChanges: TemporaryChanges;
  #current: OpenPage;

  static async open(
    browser: Browser,
    key: string,
    options: BrowserContextOptions,
  ): Promise<PooledPage> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(actionTimeoutMs);
    context.setDefaultNavigationTimeout(navigationTimeoutMs);
    return new PooledPage(key, context, await openPage(context));
  }

  private constructor(key: string, context: BrowserContext, current: OpenPage) {
    this.key = key;
    this.#context = context;
    this.#contextChanges = TemporaryChanges.ofContext(context);
    this.#current = current;
  }

  get page(): Page {
    return this.#current.page;
  }

  /** What has been done so far to page and context that lasts longer than one document. */
  get marks(): PageMarks {
    return { context: this.#contextChanges.mark, page: this.#current.changes.mark };
  }

  /**
   * Undoes what a test has done to page and context since then, and leaves the document as it is.
   * @returns false when that cannot be done
   */
  async undoSince({ context, page }: PageMarks): Promise<boolean> {
    const undone = [this.#contextChanges.undoSince(context), this.#current.changes.undoSince(page)];
    return (await Promise.all(undone)).every(Boolean);
  }

  /** Goes to the first page of a test, with empty storage. */
  async visit(path: string): Promise<void> {
    const { page, clearing } = this.#current;
    await page.goto(path);
    // Not awaited: it only has to reach the browser before the test's next navigation does.
    this.#current.cleared = clearing?.dispose();
    this.#current.clearing = undefined;
  }

  /**
   * Undoes what the test has done: pages, cookies, storage, history, listeners, scripts and routes.
   * @returns false when that cannot be done; the context is to be closed then.
   */
  async empty(): Promise<boolean> {
    try {
      if (this.#contextChanges.areLasting) return false;
      await this.#contextChanges.undo();
      const others = this.#context.pages().filter((page) => page !== this.page);
      await Promise.all(others.map((page) => page.close()));
      if (!(await this.#emptyPage())) {
        // Open the new page first: without any page the context would lose its process, and the
        // scripts compiled in it.
        const former = this.page;
        this.#current = await openPage(this.#context);
        await former.close();
      }
      await Promise.all([this.#clearStorageAtVisit(), this.#context.clearCookies()]);
      return true;
    } catch {
      return false;
    }
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  async #emptyPage(): Promise<boolean> {
    const { page, devTools, changes, cleared } = this.#current;
    if (page.isClosed() || changes.areLasting) return false;
    changes.removeListeners();
    // Leave the document first: then it cannot store or request anything any more, and a navigation
    // still under way does not hold up the rest.
    await page.goto("about:blank", { timeout: 5_000 });
    await Promise.all([cleared, changes.undo()]);
    await Promise.all([page.mouse.move(-1, -1), devTools.send("Page.resetNavigationHistory")]);
    forgetProblems(page);
    return true;
  }

  /** Needed on a new page too: it shares the storage of its context. */
  async #clearStorageAtVisit(): Promise<void> {
    const { page, changes } = this.#current;
    const clearing = changes.withoutWatching(() => page.addInitScript(clearStorage));
    this.#current = { ...this.#current, clearing: await clearing, cleared: undefined };
  }
}

async function openPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await watchForProblems(page);
  await recordErrors(page);
  return {
    page,
    devTools,
    changes: TemporaryChanges.ofPage(page),
    clearing: undefined,
    cleared: undefined,
  };
}

/** Runs in the page. */
function clearStorage(): void {
  if (window !== window.top) return;
  localStorage.clear();
  sessionStorage.clear();
}
