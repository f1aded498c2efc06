import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser, CDPSession, Page } from "playwright";
import { viewport } from "../plan";

/** A page in a browser context of its own, and the browser's own instruments on it. */
export interface Visit {
  readonly page: Page;
  readonly instruments: CDPSession;
}

/** Gives a signed-in visitor's fresh page to the measurement and closes it afterwards. */
export async function visit<T>(
  browser: Browser,
  server: DemoServer,
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: server.origin, viewport, locale: "pt-BR" });
  try {
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

/** Totals since the page began. */
export interface PageTotals {
  /** CPU time of the main thread, in ms: script, style, layout, painting. */
  readonly thread: number;
  /** The part of it that went to style and layout, in ms. */
  readonly layout: number;
  /** The part of it that went to script, in ms. */
  readonly script: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function totalsOf({ instruments }: Visit): Promise<PageTotals> {
  const { metrics } = await instruments.send("Performance.getMetrics");
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    thread: value("TaskDuration") * 1000,
    layout: (value("RecalcStyleDuration") + value("LayoutDuration")) * 1000,
    script: value("ScriptDuration") * 1000,
    nodes: value("Nodes"),
    listeners: value("JSEventListeners"),
  };
}

/** Bytes that live objects take once garbage is collected: JavaScript's and the DOM's. */
export async function liveBytes({ instruments }: Visit): Promise<number> {
  // Wrappers and nodes hold each other across two heaps: what the first pass frees lets go of more.
  for (let pass = 0; pass < 2; pass += 1) await instruments.send("HeapProfiler.collectGarbage");
  const usage = await instruments.send("Runtime.getHeapUsage");
  return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
}
