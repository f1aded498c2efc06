import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Demo } from "./useDemo";

/**
 * Shares one page between all tests of a `describe`, because opening it for each would take longer
 * than the tests. After a failed test the next one gets a new page, so that failures do not spread.
 * @returns a function for tests that returns the page.
 */
export function sharePage(demo: Demo, open: () => Promise<Page>): () => Page {
  let page: Page | undefined;

  beforeAll(() => demo.keepBetweenTests(true));
  beforeEach(async () => {
    page ??= await open();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    page = undefined;
    await demo.restore();
  });
  afterAll(async () => {
    page = undefined;
    demo.keepBetweenTests(false);
    await demo.restore();
  });

  return () => {
    if (page === undefined) throw new Error("sharePage: the page exists inside tests only");
    return page;
  };
}
