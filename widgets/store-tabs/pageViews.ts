import { hasPage } from "@yy/domain/hasPage";
import { onePerPage } from "@yy/domain/onePerPage";
import { isPreview } from "@yy/element";

type Listener = () => void;

/**
 * The views of a page: it is loaded, visited with Turbo or Turbolinks (back and forward too), or comes back from the
 * browser's back/forward cache. A preview and a page rendered ahead are no views until they turn into the real one.
 */
class PageViews {
  readonly #told = new Set<string>();
  readonly #listeners = new Set<Listener>();

  constructor() {
    if (!hasPage) return;
    for (const library of ["turbo", "turbolinks"]) {
      // Cleared early: widgets of the new page mount before the visit has ended.
      document.addEventListener(`${library}:visit`, () => this.#told.clear());
      document.addEventListener(`${library}:load`, this.#shown);
    }
    document.addEventListener("prerenderingchange", this.#shown);
    window.addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      this.#told.clear();
      this.#shown();
    });
  }

  /** Calls back when the page may show another URL, or the same one anew. Returns a cleanup function. */
  readonly onShown = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the page is visible and this is the first call for the subject in this view. */
  isFirstTime(subject: string): boolean {
    if (isPreview() || Reflect.get(document, "prerendering") === true) return false;
    if (this.#told.has(subject)) return false;
    this.#told.add(subject);
    return true;
  }

  readonly #shown = (): void => {
    for (const listener of [...this.#listeners]) listener();
  };
}

/** One for all bundles, so that a view is told of once. */
export const pageViews = onePerPage("pageViews", () => new PageViews());
