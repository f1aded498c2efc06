import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser, Page } from "playwright";
import { totalsOf, visit } from "../pages/visitor";
import { summarize } from "../statistics";
import { scrolledPages, scrollUrl } from "./addFurniturePages";
import type { Scroller } from "./contenders";

/** Number of a page → CPU time of the main thread to ask for it, add it and draw it, in ms. */
export type ScrollCosts = ReadonlyMap<number, number>;

/** Where the cost is read; each is the median of the pages around it. */
export const readAt = [1, 10, 100] as const;
const around = 2;

/** Longer than a page of the list takes to be asked for and added; ms. */
const loadDelay = 250;

declare global {
  interface Window {
    addedPages: number;
  }
}

/** Scrolls to the end again and again. */
export async function scrollCosts(
  browser: Browser,
  server: DemoServer,
  scroller: Scroller,
): Promise<ScrollCosts> {
  return visit(browser, server, async (visited) => {
    const { page } = visited;
    await page.addInitScript(() => {
      window.addedPages = 0;
      addEventListener("yy:items-added", () => {
        window.addedPages += 1;
      });
    });
    await page.goto(scrollUrl(scroller));
    await page.locator("flavour" in scroller ? "#list:state(mounted)" : "#list").waitFor();
    const costs: number[] = [];
    // Short pages are filled at once; from here on each step is one page.
    let done = await settled(page);
    while (done < scrolledPages) {
      const before = await totalsOf(visited);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const now = await settled(page, done + 1);
      const after = await totalsOf(visited);
      for (let each = done; each < now; each += 1)
        costs[each + 1] = (after.thread - before.thread) / (now - done);
      done = now;
    }
    return new Map(readAt.map((number) => [number, median(costs, number)]));
  });
}

/** Waits until that many pages have been added and no more come by themselves. */
async function settled(page: Page, least = 0): Promise<number> {
  await page.waitForFunction((number) => window.addedPages >= number, least);
  let before = -1;
  let now = await page.evaluate(() => window.addedPages);
  while (now !== before) {
    before = now;
    await page.waitForTimeout(loadDelay);
    now = await page.evaluate(() => window.addedPages);
  }
  return now;
}

/** The pages that came with the first view have no cost of their own: the first that has stands for them. */
function median(costs: readonly number[], page: number): number {
  const first = Math.max(
    page,
    costs.findIndex((cost) => cost !== undefined),
  );
  return summarize(
    costs
      .slice(Math.max(0, first - around), first + around + 1)
      .filter((cost) => cost !== undefined),
  ).median;
}
