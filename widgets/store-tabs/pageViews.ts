import { isPreview } from "@yy/element";
import { onActivated, onRestored, onVisitBegun, onVisited } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";

/**
 * Views of a page. One starts when it is loaded, visited with Turbo or Turbolinks (back and forward
 * too), or returns from the browser's back/forward cache. A preview or a prerendered page counts
 * when it becomes the real one.
 */
class PageViews {
  readonly #told = new Set<string>();

  constructor() {
    // Cleared at the start of a visit: widgets of the new page mount before its end.
    for (const starts of [onVisitBegun, onRestored]) starts(() => this.#told.clear());
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
    if (isPreview() || this.#told.has(subject)) return false;
    this.#told.add(subject);
    return true;
  }
}

/** One for all bundles, so that each view is counted once. */
export const pageViews = onePerPage("pageViews", () => new PageViews());
