import type { CDPSession, Page } from "playwright";
import { expect, it } from "vitest";
import { markupOf } from "./example";
import type { Stage } from "./stage";

declare global {
  interface Window {
    /**
     * The ids of pending intervals, and of pending timeouts of more than a second (written by
     * `countTimers`).
     */
    openTimers: Set<number>;
    /** Elements that were mounted and removed, as long as they are not collected. */
    removedWidgets: WeakRef<Element>[];
  }
}

const mounts = 50;

export function describeTidiness(stage: Stage): void {
  it(`leaves no listener, timer, node or widget behind after ${mounts} mounts`, async () => {
    const page = await stage.fixture("");
    await page.evaluate(countTimers);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Performance.enable");
    // The first mounts fill caches that are kept on purpose.
    await mountAndRemove(page, stage, 5);
    const before = await counts(page, devTools);
    await mountAndRemove(page, stage, mounts);
    await expect
      .poll(
        async () => {
          const after = await counts(page, devTools);
          return {
            listeners: Math.max(0, after.listeners - before.listeners),
            // The renderer may still hold the last element, a handful of nodes.
            nodes: Math.max(0, after.nodes - before.nodes) < mounts,
            widgets: Math.max(0, after.widgets - 1),
            timers: Math.max(0, after.timers - before.timers),
          };
        },
        // The interval is long, because garbage collection blocks the page's tasks.
        { interval: 100, message: "what an effect begins, the function that it returns ends" },
      )
      .toEqual({ listeners: 0, nodes: true, widgets: 0, timers: 0 });
  });
}

async function mountAndRemove(page: Page, stage: Stage, times: number): Promise<void> {
  await page.evaluate(
    async ([html, tag, count]) => {
      const main = document.querySelector("main") as HTMLElement;
      const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));
      for (let i = 0; i < (count as number); i += 1) {
        main.insertAdjacentHTML("beforeend", html as string);
        const element = main.querySelector(tag as string) as HTMLElement;
        while (!element.matches(":state(mounted)")) await nextTask();
        element.remove();
        window.removedWidgets.push(new WeakRef(element));
      }
      // The last elements unmount one task after their removal.
      await nextTask();
      await nextTask();
    },
    [markupOf(stage, { "data-mount": "eager" }), stage.schema.tag, times] as const,
  );
}

async function counts(page: Page, devTools: CDPSession) {
  await devTools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devTools.send("Performance.getMetrics");
  const metric = (name: string) =>
    metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
  return {
    listeners: metric("JSEventListeners"),
    nodes: metric("Nodes"),
    widgets: await page.evaluate(
      () => window.removedWidgets.filter((widget) => widget.deref() !== undefined).length,
    ),
    timers: await page.evaluate(() => window.openTimers.size),
  };
}

/** Runs in the page: records intervals, and timeouts that could outlive a removal. */
function countTimers(): void {
  // A local variable, because timers are recorded after the test too, when its globals are removed.
  const openTimers = new Set<number>();
  window.openTimers = openTimers;
  window.removedWidgets = [];
  const {
    setInterval: every,
    clearInterval: stopEvery,
    setTimeout: after,
    clearTimeout: stopAfter,
  } = window;
  window.setInterval = ((...args: Parameters<typeof every>) => {
    const id = every(...args) as unknown as number;
    openTimers.add(id);
    return id;
  }) as typeof window.setInterval;
  window.setTimeout = ((callback: () => void, delay = 0, ...args: unknown[]) => {
    const id = after(
      () => {
        openTimers.delete(id);
        callback();
      },
      delay,
      ...args,
    ) as unknown as number;
    if (delay > 1000) openTimers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearInterval = (id) => {
    openTimers.delete(id as unknown as number);
    stopEvery(id);
  };
  window.clearTimeout = (id) => {
    openTimers.delete(id as unknown as number);
    stopAfter(id);
  };
}
