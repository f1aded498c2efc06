import { type Bench, repeated } from "../bench";
import contenders from "../contenders.json";
import { median } from "../report/figures";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { type Cost, costOf, type Visit, visitPage } from "../visit";

const pageCount = 102;
const itemsAPage = 8;

/**
 * Measures the main thread's time to request, add and render a page, in ms, by the number of pages
 * before it.
 */
export async function measureLists(bench: Bench): Promise<Findings> {
  const cards = (page: number) =>
    repeated("lists/card.html", page * itemsAPage, itemsAPage).join("");
  servePages(bench, "/bench/more", pageCount, cards);
  const lists = await inRounds(contenders.lists, 1, (list) =>
    visitPage(bench, list, { cards: cards(0) }, async (visited) => {
      const figureOf = ({ thread }: Cost<number>) => thread;
      const costs = await scrollTo(pageCount, visited, { tag: "article", itemsAPage, figureOf });
      const [tenth, hundredth] = [around(costs, 10), around(costs, 100)];
      const growth = median(hundredth) / median(tenth);
      return { "page 1": around(costs, 1), "page 10": tenth, "page 100": hundredth, growth };
    }),
  );
  return { rows: { lists } };
}

/**
 * Adds the pages of an endless list to the server, each with a link to the next. The first is in
 * the document.
 */
export function servePages(
  { server }: Bench,
  path: string,
  count: number,
  textOf: (page: number) => string,
): void {
  for (let page = 1; page < count; page += 1) {
    const link = `<${path}/${page + 1}>; rel="next"`;
    const headers = page + 1 < count ? { link } : {};
    server.addPage(`${path}/${page}`, { html: textOf(page), headers });
  }
}

/** A list that loads its next page when its end is near. */
interface EndlessList {
  /** The tag of the list's items. */
  readonly tag: string;
  readonly itemsAPage: number;
  /** Returns the time of the main thread that counts for a page, in ms. */
  readonly figureOf: (cost: Cost<number>) => number;
}

/**
 * Scrolls to the end repeatedly, until the list has this number of pages.
 * @returns how many pages came before each → what it took, with nothing for those that came by
 * themselves
 */
export async function scrollTo(
  pageCount: number,
  visited: Visit,
  { tag, itemsAPage, figureOf }: EndlessList,
): Promise<readonly number[]> {
  const { page } = visited;
  const costs: number[] = [];
  let there = (await page.evaluate((name) => inPage.stableCount(name), tag)) / itemsAPage;
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

/**
 * The costs of a page and of two pages on each side; pages before the first measured one get its
 * cost.
 */
export function around(costs: readonly (number | undefined)[], page: number): readonly number[] {
  const first = costs.findIndex((cost) => cost !== undefined);
  const middle = Math.max(page, first);
  return costs.slice(Math.max(0, middle - 2), middle + 3).filter((cost) => cost !== undefined);
}
