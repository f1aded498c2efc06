import { collectProblems, type Demo, type OpenOptions } from "@yy/demo-pages/testing";
import type { Page } from "playwright";
import { afterAll, afterEach } from "vitest";
import { installFixture } from "./fixturePage";
import { recordErrors } from "./inPage";

export interface FixtureOptions extends OpenOptions {
  /** Markup for the page's head. */
  readonly head?: string;
  /** Runs in the page before each test's markup is there, for example to listen; must stand by itself. */
  readonly before?: () => void;
}

/** A page that stays open after its test. */
interface KeptPage {
  readonly page: Page;
  /** `changeCount` of it when it was opened. */
  readonly changes: number;
}

/**
 * Shows markup as the content of `<main>`, with {@link recordErrors} at work: for tests of what a widget does once it
 * is there. The document is that of the file's last such test, emptied, because to load it takes longer than most tests.
 * A test that failed, went elsewhere or changed what emptying does not bring back leaves the next one a new page.
 *
 * What belongs to arriving needs `demo.open`: the preview before the code has come, layout shifts, the requests of a
 * load, what the visitor's session becomes.
 * @returns a function to call in a test; from its second call on it opens a page for each.
 */
export function useFixture(
  demo: Demo,
  options: FixtureOptions = {},
): (body: string) => Promise<Page> {
  const { head = "", before, prepare, ...visit } = options;
  let kept: KeptPage | undefined;
  let isInUse = false;

  async function openEmpty(): Promise<Page> {
    demo.server.addPage("/fixture", { head, body: "<main></main>" });
    const page = await demo.open("/fixture", {
      ...visit,
      async prepare(fresh) {
        await recordErrors(fresh);
        await prepare?.(fresh);
        // Last, because it takes back the listeners of what comes after it.
        await fresh.addInitScript(installFixture);
      },
    });
    await page.evaluate(() => window.fixture.rememberOpened());
    return page;
  }

  function keep(page: Page): KeptPage {
    demo.pages.keep(page);
    return { page, changes: demo.pages.changeCount(page) };
  }

  async function show(page: Page, body: string): Promise<Page> {
    if (before) await page.evaluate(before);
    await page.evaluate((html) => window.fixture.show(html), body);
    return page;
  }

  async function clear({ page, changes }: KeptPage): Promise<boolean> {
    if (page.isClosed() || demo.pages.changeCount(page) !== changes) return false;
    const problems = collectProblems(page);
    const [isAsOpened] = await Promise.all([
      page.evaluate(async () => {
        await window.fixture.clear();
        return window.fixture.isAsOpened();
      }),
      page.mouse.move(-1, -1),
    ]);
    problems.errors.length = 0;
    problems.cspViolations.length = 0;
    return isAsOpened;
  }

  function release(): void {
    if (kept) demo.pages.release(kept.page);
    kept = undefined;
  }

  afterEach(async ({ task }) => {
    const wasInUse = isInUse;
    isInUse = false;
    if (!wasInUse || kept === undefined) return;
    const isReusable = task.result?.state !== "fail" && (await clear(kept).catch(() => false));
    if (!isReusable) release();
  });

  afterAll(async () => {
    release();
    await demo.restore();
  });

  return async (body) => {
    if (isInUse) return show(await openEmpty(), body);
    isInUse = true;
    kept ??= keep(await openEmpty());
    return show(kept.page, body);
  };
}
