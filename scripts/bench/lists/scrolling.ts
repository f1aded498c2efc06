import { type Cost, costOf, type Visit } from "../visit";

/** A list that gets its next page at its end. */
interface EndlessList {
  /** Tag of its items. */
  readonly tag: string;
  readonly itemsAPage: number;
  /** What a page is said to take of the main thread, in ms. */
  readonly figureOf: (cost: Cost<number>) => number;
}

/**
 * Scrolls to the end again and again, until the list has so many pages.
 * @returns how many pages came before each → what it took, with nothing for those that came by themselves
 */
export async function scrollTo(
  pageCount: number,
  visited: Visit,
  { tag, itemsAPage, figureOf }: EndlessList,
): Promise<readonly number[]> {
  const { page } = visited;
  const costs: number[] = [];
  let there = (await page.evaluate((name) => inPage.settledCount(name), tag)) / itemsAPage;
  while (there < pageCount) {
    const cost = await costOf(visited, () =>
      page.evaluate((name) => inPage.scrollForMore(name), tag),
    );
    const now = cost.result / itemsAPage;
    for (let each = there; each < now; each += 1) costs[each] = figureOf(cost) / (now - there);
    there = now;
  }
  return costs;
}

/** With two on each side; the first that was measured stands for those before it. */
export function around(costs: readonly (number | undefined)[], page: number): readonly number[] {
  const first = costs.findIndex((cost) => cost !== undefined);
  const middle = Math.max(page, first);
  return costs.slice(Math.max(0, middle - 2), middle + 3).filter((cost) => cost !== undefined);
}
