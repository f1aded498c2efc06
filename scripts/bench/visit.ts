import type { CDPSession, Page } from "playwright";
import { type Bench, serve, template } from "./bench";

/**
 * An implementation from `contenders.json`: this library from `dist/`, or code in this folder that
 * is bundled here.
 */
export interface Contender {
  /** The name in the tables. */
  readonly name: string;
  /** `react` or `lite`, if the contender is this library. */
  readonly flavour?: string | undefined;
  /** The entry of its code in `contenders/`, if it has any. */
  readonly code?: string | undefined;
  /** `yy` if it uses `yy.css` although it is not this library. */
  readonly styles?: string | undefined;
  /** The contender's page in `markup/`. */
  readonly page: string;
}

/** A page in a new browser context, and a DevTools session for it. */
export interface Visit {
  readonly page: Page;
  readonly instruments: CDPSession;
}

export const viewport = { width: 1280, height: 800 };

/** Opens a new page of a signed-in visitor for the measurement, and closes it afterwards. */
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
    // CPU time of the thread, so that other programs on the machine do not count.
    await instruments.send("Performance.enable", { timeDomain: "threadTicks" });
    return await measure({ page, instruments });
  } finally {
    await context.close();
  }
}

/**
 * Opens a contender's page and waits for its elements.
 * @param values the values for names in double braces in the markup
 */
export async function visitPage<T>(
  bench: Bench,
  { name, flavour, code, styles, page: markup }: Contender,
  values: Readonly<Record<string, string>>,
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  bench.server.addPage("/bench/page", {
    title: name,
    head: code === undefined ? "" : await serve(bench, `contenders/${code}`),
    body: template(markup)(values),
    styles: flavour || styles ? "yy" : "none",
    ...scriptsOf(flavour),
  });
  return visit(bench, async (visited) => {
    await visited.page.goto("/bench/page");
    await visited.page.evaluate(() => inPage.allMounted());
    return measure(visited);
  });
}

/** The script tags of a page of the demo, for a flavour of this library or for none. */
export function scriptsOf(flavour: string | undefined) {
  if (flavour === undefined) return { script: "none" } as const;
  return { flavour: flavour === "lite" ? "lite" : "react" } as const;
}

/** The cost of an action on the main thread, in ms of CPU time. */
export interface Cost<T> {
  /** The sum of script, style, layout and painting. */
  readonly thread: number;
  /** The time for style and layout. */
  readonly layout: number;
  /** The time for script. */
  readonly script: number;
  /** The result of the action. */
  readonly result: T;
}

export async function costOf<T>(
  { instruments }: Visit,
  action: () => Promise<T>,
): Promise<Cost<T>> {
  const metrics = async () => {
    const all = await instruments.send("Performance.getMetrics");
    return new Map(all.metrics.map(({ name, value }) => [name, value]));
  };
  const before = await metrics();
  const result = await action();
  const after = await metrics();
  const spent = (name: string) => 1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0));
  return {
    result,
    thread: spent("TaskDuration"),
    layout: spent("RecalcStyleDuration") + spent("LayoutDuration"),
    script: spent("ScriptDuration"),
  };
}

/** The bytes of live objects, of JavaScript and the DOM, after garbage was collected. */
export async function liveBytes(instruments: CDPSession): Promise<number> {
  // Two passes, because wrappers and nodes refer to each other across two heaps: the first pass
  // makes more objects free.
  for (let pass = 0; pass < 2; pass += 1) await instruments.send("HeapProfiler.collectGarbage");
  const usage = await instruments.send("Runtime.getHeapUsage");
  return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
}

/**
 * Dispatches a trusted click or key and waits for a frame with another state of the page.
 * @param state an expression to evaluate in the page
 */
export async function paintedAfter(
  page: Page,
  event: "click" | "keydown",
  state: string,
  act: () => Promise<void>,
) {
  await page.evaluate(`inPage.watch("${event}", () => ${state})`);
  await act();
  return page.evaluate(() => inPage.painted());
}
