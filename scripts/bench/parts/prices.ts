import { type Bench, repeated } from "../bench";
import contenders from "../contenders.json";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { type Cost, costOf, liveBytes, paintedAfter, type Visit, visitPage } from "../visit";
import { around, scrollTo, servePages } from "./lists";

/** These are 2,000 items. The first page is in the document. */
const pageCount = 40;
const itemsAPage = 50;

const formsOf = (page: number) =>
  repeated("prices/form.html", page * itemsAPage + 1, itemsAPage).join("");

/** Scrolls until all items are there, then types among them. */
export async function measurePrices(bench: Bench): Promise<Findings> {
  servePages(bench, "/bench/prices/forms", pageCount, formsOf);
  const content = { forms: formsOf(0) };
  const prices = await inRounds(contenders.prices, 1, (editor) =>
    visitPage(bench, editor, content, async (visited) => ({
      ...(await scrollThrough(visited)),
      ...(await typePrices(visited)),
    })),
  );
  return { rows: { prices } };
}

const half = pageCount / 2;

async function scrollThrough(visited: Visit) {
  const { page, instruments } = visited;
  const list = {
    tag: "form",
    itemsAPage,
    // The other time is left out: the browser reads all forms again for its password manager
    // whenever some are added, for every contender.
    figureOf: ({ script, layout }: Cost<number>) => script + layout,
  };
  await page.evaluate(() => inPage.watchTasks());
  const start = await liveBytes(instruments);
  const early = await scrollTo(half, visited, list);
  const middle = await liveBytes(instruments);
  const late = await scrollTo(pageCount, visited, list);
  // This is read before garbage is collected.
  const longestTask = await page.evaluate(() => inPage.longestTask());
  const end = await liveBytes(instruments);
  return {
    "page 2": around(early, 1),
    "page 10": around(early, 9),
    "page 40": around(late, 39),
    longestTask,
    // The bytes that stay allocated for 1,000 items; the first page was in the document.
    firstHeap: ((middle - start) / (half - 1)) * (1000 / itemsAPage),
    secondHeap: ((end - middle) / half) * (1000 / itemsAPage),
  };
}

/** Items in the middle of the list. The first one is left out, because the engine compiles then. */
const typedItems = [1000, 1003, 1007, 1011, 1015];

/** In this time the browser reads the last forms for its password manager. */
const settlingTime = 3000;

async function typePrices(visited: Visit) {
  await visited.page.waitForTimeout(settlingTime);
  const key = await typeIntoAll(visited, typedItems, "1234,56");
  // Typing here makes a price invalid or valid again, so that all buttons of the list are disabled
  // or enabled.
  const others = typedItems.map((id) => id + 1);
  const locking = await typeIntoAll(visited, others, "09");
  return {
    key: key.painted,
    keyThread: key.thread,
    lockingKey: locking.painted,
    lockingKeyThread: locking.thread,
  };
}

/**
 * Returns the time from each key until a frame with its text was rendered, and the main thread's
 * mean time per key, in ms.
 */
async function typeIntoAll(visited: Visit, ids: readonly number[], text: string) {
  const costs = [];
  for (const id of ids) {
    await visited.page.locator(`#price-${id}`).focus();
    await visited.page.waitForTimeout(rest);
    costs.push(await costOf(visited, () => typeSlowly(visited, text)));
  }
  const counted = costs.slice(1);
  const thread = counted.reduce((sum, cost) => sum + cost.thread, 0);
  const painted = counted.flatMap(({ result }) => result);
  return { painted, thread: thread / painted.length };
}

/** This is long enough for the work after a key. */
const rest = 80;

async function typeSlowly({ page }: Visit, text: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (const key of text) {
    const press = () => page.keyboard.press(key);
    const { time } = await paintedAfter(page, "keydown", "document.activeElement.value", press);
    times.push(time);
    await page.waitForTimeout(rest);
  }
  return times;
}
