import type { CDPSession, Page } from "playwright";
import { type Bench, serve, template } from "./bench";

/**
 * Who does the same thing, as `contenders.json` has it: ours from `dist/`, or code that is bundled
 * from here.
 */
export interface Contender {
  /** As it stands in the tables. */
  readonly name: string;
  /** `react` or `lite`, if it is ours. */
  readonly flavour?: string | undefined;
  /** Entry of its code in `contenders/`, if it has any. */
  readonly code?: string | undefined;
  /** `yy` for `yy.css` though it is not ours. */
  readonly styles?: string | undefined;
  /** Its page in `markup/`. */
  readonly page: string;
}

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

/**
 * Opens a contender's page and waits for what is on it.
 * @param values what stands in double braces in its markup
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

/** How a page of the demo loads ours, if at all. */
export function scriptsOf(flavour: string | undefined) {
  if (flavour === undefined) return { script: "none" } as const;
  return { flavour: flavour === "lite" ? "lite" : "react" } as const;
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
) {
  await page.evaluate(`inPage.watch("${event}", () => ${state})`);
  await act();
  return page.evaluate(() => inPage.painted());
}
