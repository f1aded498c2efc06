/** How long the next page may take to begin, in ms; a visitor who is asked and stays, or who downloads, goes nowhere. */
const mostTime = 10_000;

/**
 * To be awaited by whoever is about to say that something did not come. Firefox and Safari end what is on its way as soon
 * as the visitor leaves, long before the page is gone: that is no failure. Nothing, or once the page is being left a
 * promise that resolves only if it is still there some seconds later, or again.
 */
export let leavingPage: Promise<void> | undefined;

// Not there in Node.
globalThis.addEventListener?.("beforeunload", () => {
  leavingPage = new Promise((resolve) => setTimeout(resolve, mostTime));
});
