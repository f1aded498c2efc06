import { setTimeout as wait } from "node:timers/promises";

/** A page through the browser's own protocol, whose commands and events are not typed here. */
export interface InspectedPage {
  send(method: string, params?: object): Promise<unknown>;
  /** Calls back with what each event of this name brings. */
  on(event: string, listener: (params: unknown) => void): void;
}

interface Evaluated {
  readonly result: { readonly value: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

/**
 * Runs an expression in the page and waits for the promise it may give.
 * @throws Error what the page has thrown
 */
export async function evaluate(page: InspectedPage, expression: string): Promise<unknown> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = (await page.send("Runtime.evaluate", options)) as Evaluated;
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Opens a URL and waits until the page has loaded and its scripts have run. */
export async function open(page: InspectedPage, url: string): Promise<void> {
  await page.send("Page.navigate", { url });
  const isThere = `location.href === ${JSON.stringify(url)} && document.readyState === "complete"`;
  // While it navigates the page answers no questions.
  while (!(await evaluate(page, isThere).catch(() => false))) await wait(50);
}

/** What the browser's own lazy work after a page's needs, in ms. */
const settlingTime = 1000;

/** What is alive once garbage is collected, as Chromium's heap snapshot: JavaScript's objects and the DOM's. */
export async function takeSnapshot(page: InspectedPage): Promise<string> {
  await wait(settlingTime);
  // Wrappers and nodes hold each other across two heaps: what the first pass frees lets go of more.
  for (let pass = 0; pass < 3; pass += 1) await page.send("HeapProfiler.collectGarbage");
  const chunks: string[] = [];
  page.on("HeapProfiler.addHeapSnapshotChunk", (params) =>
    chunks.push((params as { chunk: string }).chunk),
  );
  await page.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  return chunks.join("");
}
