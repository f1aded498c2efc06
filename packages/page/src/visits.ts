import { onVisitBegun, onVisited } from "./moments";
import { onePerPage } from "./onePerPage";
import { router } from "./router";

declare module "./onePerPage" {
  interface PageRegistry {
    visit: { began: boolean };
  }
}

const visit = onePerPage("visit", () => {
  const state = { began: false };
  /**
   * A router leaves to the browser what it cannot render, and its visit counts as started ever
   * after: if that was a download, the page stays. The listener stays no longer than the visit, see
   * `leaving.ts`.
   */
  const end = () => {
    state.began = false;
    removeEventListener("beforeunload", end);
  };
  onVisitBegun(() => {
    state.began = true;
    addEventListener("beforeunload", end);
  });
  onVisited(end);
  return state;
});

/** Whether Turbo or Turbolinks is on its way to another page, or to this one anew. */
export function isVisiting(): boolean {
  return visit.began && isRouterVisiting();
}

/**
 * Asks the router itself, because a visit that is cancelled fires nothing at its end. True where
 * the page gives no access to its router.
 */
function isRouterVisiting(): boolean {
  const asked = router();
  return !asked || /initialized|started/.test(asked.currentVisit?.state ?? "");
}
