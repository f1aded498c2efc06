/** What the history of a router has to be told, or kept from, for entries within one page. */
import { router } from "./router";

/** Whether a router has written the state. */
export function hasRouterState(state: unknown): boolean {
  return Object.keys(Object(state)).some((key) => key === "turbo" || key === "turbolinks");
}

/**
 * Adds the router's `popstate` listener again, after ours: Chromium calls those of the window in
 * the order of adding, also when they capture.
 */
export function comeBeforeRouter(): void {
  const listener = router()?.history?.onPopState;
  if (!listener) return;
  removeEventListener("popstate", listener);
  addEventListener("popstate", listener);
}

/**
 * Puts the entry that the router has written while we were going back on top of the entry we are
 * at, instead of those that were left. Returns false when there is none.
 */
export function rewriteAhead(routerId: string | undefined): boolean {
  const { history: entries, location: url, restorationIdentifier: id } = router() ?? {};
  if (!entries || !url || id === undefined || id === routerId) return false;
  entries[String(url) === location.href ? "replace" : "push"](url, id);
  return true;
}

/**
 * Turbo would store the page under the URL it was rendered from, and show it there with what it
 * holds now.
 */
export function keepFromSnapshots(): void {
  for (const name of ["turbo-cache-control", "turbolinks-cache-control"]) {
    if (document.head.querySelector(`meta[name="${name}"]`)) continue;
    const meta = document.createElement("meta");
    meta.name = name;
    meta.content = "no-cache";
    document.head.append(meta);
  }
}
