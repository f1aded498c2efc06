import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright";
import { recordErrors } from "../page/recordErrors";
import { forgetProblems, watchForProblems } from "./problems";
import { type Mark, TemporaryChanges } from "./temporaryChanges";

/**
 * Ten times the duration of the slowest action on an idle machine. A test that waits longer waits
 * in vain.
 */
const actionTimeoutMs = 5_000;

const navigationTimeoutMs = 30_000;

interface OpenPage {
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly changes: TemporaryChanges;
  /**
   * The init script that clears the storage of the last test. It is removed after the first
   * navigation.
   */
  clearing: { dispose(): Promise<void> } | undefined;
  /** Resolves when that script is removed. */
  cleared: Promise<void> | undefined;
}

/** The changes of a context and its page up to some moment. */
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

  /** The changes of the page and its context so far that last longer than one document. */
  get marks(): PageMarks {
    return { context: this.#contextChanges.mark, page: this.#current.changes.mark };
  }

  /**
   * Undoes the changes of page and context since then, and leaves the document as it is.
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
    // This is not awaited: it only has to reach the browser before the test's next navigation.
    this.#current.cleared = clearing?.dispose();
    this.#current.clearing = undefined;
  }

  /**
   * Undoes all effects of the test: pages, cookies, storage, history, listeners, scripts and
   * routes.
   * @returns false when that cannot be done; the context is to be closed then.
   */
  async empty(): Promise<boolean> {
    try {
      if (this.#contextChanges.areLasting) return false;
      await this.#contextChanges.undo();
      const others = this.#context.pages().filter((page) => page !== this.page);
      await Promise.all(others.map((page) => page.close()));
      if (!(await this.#emptyPage())) {
        // The new page is opened first: without any page the context would lose its process and the
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
    // The document is left first, so that it cannot store or request anything more, and a pending
    // navigation does not delay the rest.
    await page.goto("about:blank", { timeout: 5_000 });
    await Promise.all([cleared, changes.undo()]);
    await Promise.all([page.mouse.move(-1, -1), devTools.send("Page.resetNavigationHistory")]);
    forgetProblems(page);
    return true;
  }

  /**
   * Clears the storage at the next visit. A new page needs this too, because it shares the storage
   * of its context.
   */
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
