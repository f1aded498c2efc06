import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import type { Contender } from "../contenders";
import type { ClickTime } from "../inPage/click";
import { urlOf } from "../pages/site";
import { liveBytes, totalsOf, type Visit, visit } from "../pages/visitor";
import type { Layout } from "../plan";

/** What one page of buttons took. Times in ms. */
export interface ButtonsMeasured {
  /** From the insertion of the markup until every button in or near view was drawn. */
  readonly mount: number;
  /** CPU time of the main thread for it, until nothing was left to do. */
  readonly mountThread: number;
  /** The part of that which went to style and layout. */
  readonly mountLayout: number;
  /** In MB, over the page without buttons. */
  readonly heap: number;
  readonly clicks: readonly ClickTime[];
  /** CPU time of the main thread to take all buttons off the page again. */
  readonly removeThread: number;
}

interface ButtonsOrder {
  readonly contender: Contender;
  readonly layout: Layout;
  readonly count: number;
  readonly clicks: number;
  /** In ms, see `MountOrder`. */
  readonly phase: number;
}

/** Measures one contender on a fresh page, its code loaded before. */
export function measureButtons(
  browser: Browser,
  server: DemoServer,
  { contender, layout, count, clicks, phase }: ButtonsOrder,
): Promise<ButtonsMeasured> {
  const { selector } = contender;
  return visit(browser, server, async (visited) => {
    const { page } = visited;
    await page.goto(urlOf(contender, layout));
    await page.evaluate((all) => window.bench.ready(all), selector);

    const emptyHeap = await liveBytes(visited);
    const before = await totalsOf(visited);
    const mount = await page.evaluate((order) => window.bench.mount(order), {
      html: htmlOf(contender, count),
      selector,
      near: layout.near(count),
      phase,
    });
    const mounted = await totalsOf(visited);
    const heap = ((await liveBytes(visited)) - emptyHeap) / 1e6;

    const clickTimes = await measureClicks(visited, selector, clicks);

    const beforeRemoval = await totalsOf(visited);
    await page.evaluate(() => window.bench.remove());
    const removed = await totalsOf(visited);

    return {
      mount,
      mountThread: mounted.thread - before.thread,
      mountLayout: mounted.layout - before.layout,
      heap,
      clicks: clickTimes,
      removeThread: removed.thread - beforeRemoval.thread,
    };
  });
}

/** The first button's user is in the demo's seed, so that its clicks succeed. */
function htmlOf({ markup }: Contender, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const userId = index === 0 ? 4 : 1000 + index;
    return `<div>${markup({ userId, userName: `Loja ${index}` })}</div>`;
  }).join("");
}

async function measureClicks({ page }: Visit, selector: string, times: number) {
  const clicks: ClickTime[] = [];
  for (let index = 0; index < times; index += 1) {
    // The answer of the click before arrives meanwhile.
    await page.waitForTimeout(40 + index * 3);
    await page.evaluate((all) => window.bench.watchClick(all), selector);
    await page.mouse.click(10, 10);
    clicks.push(await page.evaluate(() => window.bench.clickTime()));
  }
  return clicks;
}
