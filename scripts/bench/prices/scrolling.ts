import type { Page } from "playwright";
import { liveBytes, type PageTotals, totalsOf, type Visit } from "../pages/visitor";
import { quantile } from "../statistics";
import { itemsAPage, pageCount } from "./items";

/** What it took to bring all items onto the page by scrolling. */
export interface Scrolled {
  /**
   * Number of a page → CPU time of the main thread for script, style and layout, to ask for it and add it, in ms. Not
   * counted: the browser reads all forms of a page again for its password manager whenever some come, whoever adds them.
   */
  readonly pages: ReadonlyMap<number, number>;
  /** In ms; 0 when none was over 50 ms. */
  readonly longestTask: number;
  /** Bytes that stay for 1,000 items: of the first half, and of the second. */
  readonly bytes: readonly [number, number];
}

/** Where the cost is read; each is the median of the pages around it. The first page is in the document. */
export const readAt = [2, 10, 40] as const;
const around = 2;

declare global {
  interface Window {
    longestTask: number;
  }
}

export async function scrollThrough(visited: Visit): Promise<Scrolled> {
  const { page } = visited;
  await page.evaluate(watchTasks);
  const costs = new Map<number, number>();
  const heap = [await liveBytes(visited)];
  for (let number = 2; number <= pageCount; number += 1) {
    const before = await totalsOf(visited);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await arrived(page, number * itemsAPage);
    costs.set(number, costOf(await totalsOf(visited)) - costOf(before));
    if (number === pageCount / 2) heap.push(await liveBytes(visited));
  }
  // Before the garbage of all of it is collected.
  const longestTask = await page.evaluate(() => window.longestTask);
  heap.push(await liveBytes(visited));
  const [first = Number.NaN, middle = Number.NaN, last = Number.NaN] = heap;
  const half = (pageCount / 2) * itemsAPage;
  return {
    pages: new Map(readAt.map((number) => [number, medianAround(costs, number)])),
    longestTask,
    bytes: [((middle - first) / (half - itemsAPage)) * 1000, ((last - middle) / half) * 1000],
  };
}

const costOf = ({ script, layout }: PageTotals) => script + layout;

/** Waits until so many items are there and the page has come to rest. */
async function arrived(page: Page, count: number): Promise<void> {
  await page.waitForFunction((items) => document.forms.length >= items, count);
  await page.evaluate(() => window.bench.quiet());
}

function watchTasks(): void {
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: "longtask" });
}

function medianAround(costs: ReadonlyMap<number, number>, page: number): number {
  const near = [...costs].filter(([number]) => Math.abs(number - page) <= around);
  return quantile(
    near.map(([, cost]) => cost),
    0.5,
  );
}
