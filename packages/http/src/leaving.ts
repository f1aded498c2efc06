/** In ms, how long the next page may take. If the page is still there then, nobody left: the visitor cancelled, or it was a download. */
const longestWait = 10_000;

/**
 * Await it before reporting a failed request. Firefox and Safari abort requests as soon as the visitor leaves, long before
 * the page is gone, which is no failure. Undefined normally; while the page is being left, a promise that resolves only
 * if the page is still there 10 s later, or is back from the back/forward cache.
 */
export let leavingPage: Promise<void> | undefined;

// Missing in Node.
globalThis.addEventListener?.("beforeunload", () => {
  leavingPage = new Promise((resolve) => setTimeout(resolve, longestWait));
});
