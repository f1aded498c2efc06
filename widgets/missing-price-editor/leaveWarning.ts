const visits = ["turbo:before-visit", "turbolinks:before-visit"];

/**
 * Asks before the visitor leaves: the browser in its own words, a Turbo visit in ours. Returns a cleanup function; while
 * nothing would be lost nobody should listen, or the page could not be kept for the way back.
 */
export function warnBeforeLeaving(question: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
  for (const visit of visits)
    document.addEventListener(
      visit,
      (event) => {
        if (!event.defaultPrevented && !window.confirm(question)) event.preventDefault();
      },
      { signal },
    );
  return () => end.abort();
}
