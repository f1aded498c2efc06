import type { Page } from "playwright";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** CPU time in µs; absent from events without a duration. */
  readonly tdur?: number;
}

/** Tasks of a page's main thread, in ms of CPU time. */
export interface TaskTimes {
  readonly longest: number;
  readonly sum: number;
  /**
   * The time of a fixed task. The speed of machines differs by up to four times, so compare other
   * times with this one.
   */
  readonly reference: number;
}

/**
 * Measures the tasks of the page's main thread during `action`. It is CPU time, because the
 * browser's long tasks include the time in which other processes had the core.
 */
export async function taskTimes(page: Page, action: () => Promise<void>): Promise<TaskTimes> {
  const references: number[] = [];
  for (let times = 0; times < 3; times += 1)
    references.push(Math.max(...(await tasksDuring(page, () => page.evaluate(referenceTask)))));
  const tasks = await tasksDuring(page, action);
  return {
    longest: Math.max(...tasks),
    sum: tasks.reduce((sum, time) => sum + time, 0),
    reference: Math.max(...references),
  };
}

/**
 * Runs in the page: a fixed task that takes about 10 ms on an idle machine with two cores of 2024.
 */
function referenceTask(): void {
  const template = document.createElement("template");
  template.innerHTML = '<article><p><a href="/x" class="y">z</a></p></article>'.repeat(3000);
  for (const element of template.content.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (name === value) throw new Error(`${name} is its own value`);
}

/**
 * All tasks of the main thread of the page, and of the pages that it navigates to, during `action`,
 * in ms of CPU time.
 */
export async function tasksDuring(page: Page, action: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser of its own to trace");
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  let trace: Buffer;
  try {
    await action();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const isMainThread = new Set(
    traceEvents.filter(({ args }) => args.name === "CrRendererMain").map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith("RunTask") && isMainThread.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error("the trace has no task of a main thread");
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}
