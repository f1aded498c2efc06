import { isPreview } from "@yy/element";
import { onActivated, onRestored, onVisitBegun, onVisited } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";

/**
 * Counts views of a page. A view starts when the page is loaded, visited with Turbo or Turbolinks
 * (back and forward too), or returns from the browser's back/forward cache. A preview or a
 * prerendered page counts when it becomes the real one.
 */
class PageViews {
  readonly #seen = new Set<string>();

  constructor() {
    // Cleared at the start of a visit, because widgets of the new page mount before its end.
    for (const starts of [onVisitBegun, onRestored]) starts(() => this.#seen.clear());
  }

  /**
   * Calls back when the page may have another URL, or a view of the same one starts. Returns a
   * cleanup function.
   */
  onShown(listener: () => void): () => void {
    const forget = [onVisited, onActivated, onRestored].map((moment) => moment(listener));
    return () => {
      for (const each of forget) each();
    };
  }

  /** Whether the page is visible and this is the first call for the subject in this view. */
  isFirstTime(subject: string): boolean {
    if (isPreview() || this.#seen.has(subject)) return false;
    this.#seen.add(subject);
    return true;
  }
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    pageViews: PageViews;
  }
}

/** One instance for all bundles, so that each view is counted once. */
export const pageViews = onePerPage("pageViews", () => new PageViews());
