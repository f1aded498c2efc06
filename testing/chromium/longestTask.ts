import type { Page } from "playwright";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Processor time, in µs; absent from events that are no span. */
  readonly tdur?: number;
}

/**
 * The longest task of the page's main thread during `action`, in ms of processor time: what the browser calls a long task
 * counts the time in which other processes had the core, too.
 */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
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
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}
