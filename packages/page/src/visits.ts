import { onVisitBegun, onVisited } from "./moments";
import { router } from "./router";

let began = false;

onVisitBegun(() => {
  began = true;
  addEventListener("beforeunload", end);
});
onVisited(end);

/**
 * A router leaves to the browser what it cannot render, and its visit counts as started ever after: if that was a download,
 * the page stays. The listener is there only meanwhile, see `leaving.ts`.
 */
function end(): void {
  began = false;
  removeEventListener("beforeunload", end);
}

/** Whether Turbo or Turbolinks is on its way to another page, or to this one anew. */
export function isVisiting(): boolean {
  return began && isRouterVisiting();
}

/**
 * Asks the router itself, because a visit that is cancelled fires nothing at its end. True where the page gives no access
 * to its router.
 */
function isRouterVisiting(): boolean {
  const asked = router();
  return !asked || /initialized|started/.test(asked.currentVisit?.state ?? "");
}
