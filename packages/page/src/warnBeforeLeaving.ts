import { onBeforeVisit } from "./moments";

/**
 * Asks before the visitor leaves: the browser asks itself, for a visit of a router we do. Only while something would be
 * lost: with a listener for `beforeunload` some browsers keep a page out of the back/forward cache. Returns a cleanup
 * function.
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
