/**
 * Longest wait for the next page, in ms. If this page is still there then, the visitor has cancelled, or started a
 * download.
 */
const longestWait = 10_000;

/** Resolves when the page is still there after the longest wait; undefined unless it is being left. */
let leaving: Promise<void> | undefined;
let underWay = 0;

const note = () => {
  leaving = new Promise((resolve) => setTimeout(resolve, longestWait));
};

/**
 * The result of a request, or of code that is loaded. Firefox and Safari abort both as soon as the visitor leaves, long
 * before the page is gone, and such an abort is no failure: then it rejects only if the page is still there after 10 s, or
 * comes back from the back/forward cache. The listener is there only meanwhile, because with one for `beforeunload` some
 * browsers keep a page out of that cache.
 */
export async function unlessLeaving<T>(result: Promise<T>): Promise<T> {
  if (underWay === 0) addEventListener("beforeunload", note);
  underWay += 1;
  try {
    return await result;
  } catch (error) {
    await leaving;
    throw error;
  } finally {
    underWay -= 1;
    if (underWay === 0) removeEventListener("beforeunload", note);
  }
}
