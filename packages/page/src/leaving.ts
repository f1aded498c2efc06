/**
 * Longest wait for the next page. If this page is still there then, the visitor has cancelled, or
 * started a download.
 */
const maxWaitMs = 10_000;

/**
 * The result of a request, or of code that is loaded. Firefox and Safari abort both as soon as the
 * visitor leaves, long before the page is gone, and such an abort is no failure: then this rejects
 * only if the page is still there after 10 s, or comes back from the back/forward cache. The
 * listener stays no longer than the request, because some browsers keep a page that listens to
 * `beforeunload` out of that cache.
 */
export async function unlessLeaving<T>(result: Promise<T>): Promise<T> {
  let leaving: Promise<void> | undefined;
  const note = () => {
    leaving = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  };
  addEventListener("beforeunload", note);
  try {
    return await result;
  } catch (error) {
    await leaving;
    throw error;
  } finally {
    removeEventListener("beforeunload", note);
  }
}
