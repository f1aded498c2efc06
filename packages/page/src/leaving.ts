import { onBeforeVisit } from "./moments";

/**
 * Longest wait for the next page, in ms. If this page is still there then, the visitor has cancelled, or started a
 * download.
 */
const longestWait = 10_000;

/**
 * Await it before reporting a failed request: Firefox and Safari abort requests as soon as the visitor leaves, long
 * before the page is gone, and such an abort is no failure. Normally undefined; while the page is being left, a promise
 * that resolves only if the page is still there after 10 s, or comes back from the back/forward cache.
 */
export let leavingPage: Promise<void> | undefined;

// Undefined in Node.
globalThis.addEventListener?.("beforeunload", () => {
  leavingPage = new Promise((resolve) => setTimeout(resolve, longestWait));
});

/**
 * Asks before the visitor leaves: the browser asks itself, for a visit of a router we do. Only while something would be
 * lost: with a `beforeunload` listener some browsers keep the page out of the back/forward cache. Returns a cleanup function.
 */
export function warnBeforeLeaving(question: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
  const ask = (event: Event) => {
    if (!event.defaultPrevented && !window.confirm(question)) event.preventDefault();
  };
  onBeforeVisit(ask, { signal });
  return () => end.abort();
}
