import { onVisitBegun, onVisited } from "./moments";

let began = false;

onVisitBegun(() => {
  began = true;
});
onVisited(() => {
  began = false;
});

/** Whether Turbo or Turbolinks is on its way to another page, or to this one anew. */
export function isVisiting(): boolean {
  return began && isRouterVisiting();
}

interface Router {
  readonly currentVisit?: { readonly state?: string };
}

/**
 * Asks the router itself, because a visit that turns out to be a download, or is cancelled, fires nothing at its end. True
 * where the page gives no access to its router.
 */
function isRouterVisiting(): boolean {
  const { Turbo, Turbolinks } = window as {
    Turbo?: { readonly navigator?: Router };
    Turbolinks?: { readonly controller?: Router };
  };
  const router = Turbo?.navigator ?? Turbolinks?.controller;
  if (!router) return true;
  return /initialized|started/.test(router.currentVisit?.state ?? "");
}
