import { onBeforeSnapshot } from "./moments";

/**
 * Calls back just before Turbo or Turbolinks stores a copy of the page, so that the copy holds the
 * server's markup and nothing outdated, such as a message already shown (behaviour 3.3); and calls
 * back again once the copy is taken: the page may go on living, after a step to a fragment for
 * example. Returns a cleanup function.
 */
export function onSnapshot(before: () => void, after: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = onBeforeSnapshot(() => {
    before();
    clearTimeout(timer);
    // Turbo copies in its next task, Turbolinks after 1 ms. Both start their timer after ours, so
    // one more task is needed.
    timer = setTimeout(() => {
      timer = setTimeout(after);
    }, 1);
  });
  return () => {
    clearTimeout(timer);
    forget();
  };
}
