import type { CDPSession, Page } from "playwright";
import { addPage, type Bench, type Contender, type PageContent } from "./bench";
import type { PaintTime } from "./inPage";

/** A page in a browser context of its own, and the browser's own instruments on it. */
export interface Visit {
  readonly page: Page;
  readonly instruments: CDPSession;
}

export const viewport = { width: 1280, height: 800 };

/** Gives a signed-in visitor's fresh page to the measurement and closes it afterwards. */
export async function visit<T>(
  { browser, server, pageScript }: Bench,
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const baseURL = server.origin;
  const context = await browser.newContext({ baseURL, viewport, locale: "pt-BR" });
  try {
    await context.addInitScript(pageScript);
    await context.request.post("/_demo/sign-in", { data: { userId: 1 } });
    const page = await context.newPage();
    const instruments = await context.newCDPSession(page);
    // Ticks of the thread and not of the clock, so that other programs of the machine do not count.
    await instruments.send("Performance.enable", { timeDomain: "threadTicks" });
    return await measure({ page, instruments });
  } finally {
    await context.close();
  }
}

/** Opens a contender's page and waits for what is on it. */
export async function visitPage<T>(
  bench: Bench,
  contender: Contender,
  content: PageContent,
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  await addPage(bench, "/bench/page", contender, content);
  return visit(bench, async (visited) => {
    await visited.page.goto("/bench/page");
    await visited.page.evaluate(() => window.bench.allMounted());
    return measure(visited);
  });
}

/** What an action has taken of the main thread, in ms of CPU time. */
export interface Cost<T> {
  /** Script, style, layout, painting. */
  readonly thread: number;
  /** The part of it that went to style and layout. */
  readonly layout: number;
  /** The part of it that went to script. */
  readonly script: number;
  /** What the action resolved to. */
  readonly result: T;
}

export async function costOf<T>(
  { instruments }: Visit,
  action: () => Promise<T>,
): Promise<Cost<T>> {
  const before = await metricsOf(instruments);
  const result = await action();
  const after = await metricsOf(instruments);
  const spent = (name: string) => 1000 * (after(name) - before(name));
  return {
    result,
    thread: spent("TaskDuration"),
    layout: spent("RecalcStyleDuration") + spent("LayoutDuration"),
    script: spent("ScriptDuration"),
  };
}

/** Name of one of Chromium's own metrics → its value since the page began, in s or pieces. */
export async function metricsOf(instruments: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await instruments.send("Performance.getMetrics");
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** Bytes that live objects take once garbage is collected: JavaScript's and the DOM's. */
export async function liveBytes(instruments: CDPSession): Promise<number> {
  // Wrappers and nodes hold each other across two heaps: what the first pass frees lets go of more.
  for (let pass = 0; pass < 2; pass += 1) await instruments.send("HeapProfiler.collectGarbage");
  const usage = await instruments.send("Runtime.getHeapUsage");
  return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
}

/**
 * Makes a real click or keystroke and waits for a frame that shows another state of the page.
 * @param state an expression that is evaluated in the page
 */
export async function paintedAfter(
  page: Page,
  event: "click" | "keydown",
  state: string,
  act: () => Promise<void>,
): Promise<PaintTime> {
  await page.evaluate(`bench.watch("${event}", () => ${state})`);
  await act();
  return page.evaluate(() => window.bench.painted());
}
