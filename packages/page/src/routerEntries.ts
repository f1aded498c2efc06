/**
 * What Turbo and Turbolinks do to history entries within one page, and what they are told or kept
 * from.
 */
import { isSamePage } from "@yy/domain/urls/parts";
import { router } from "./router";
import { isVisiting } from "./visits";

/** The id of the entry that the router wrote or went to last; undefined without a router. */
export function routerEntry(): string | undefined {
  return router()?.restorationIdentifier;
}

/**
 * Whether a visit has written the entry of the next page already.
 * @param last the router's entry of the page on screen
 */
export function hasWrittenNext(last: string | undefined): boolean {
  return isVisiting() && routerEntry() !== last;
}

/**
 * Whether the router has gone to an entry of another URL since.
 * @param last the router's entry by then
 */
export function isRouterElsewhere(last: string | undefined): boolean {
  const { location: url, restorationIdentifier: id } = router() ?? {};
  return id !== last && url !== undefined && !isSamePage(String(url), location.href);
}

/** Whether the visit on its way shows the page anew, in its own place. */
export function isRefresh(): boolean {
  return router()?.currentVisit?.action === "replace";
}

/** The id of the router's entry in a state; undefined in a state without one. */
export function routerEntryIn(state: unknown): string | undefined {
  const { turbo, turbolinks } = Object(state);
  return Object(turbo ?? turbolinks).restorationIdentifier;
}

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
 * @param last the router's entry before that
 */
export function rewriteAhead(last: string | undefined): boolean {
  const { history: entries, location: url, restorationIdentifier: id } = router() ?? {};
  if (!entries || !url || id === undefined || id === last) return false;
  entries[String(url) === location.href ? "replace" : "push"](url, id);
  return true;
}

/**
 * Call when the page has changed its URL: Turbo would store it under the URL it was rendered from,
 * and show it there with what it holds now.
 */
export function keepFromSnapshots(): void {
  if (!router()) return;
  for (const name of ["turbo-cache-control", "turbolinks-cache-control"]) {
    if (document.head.querySelector(`meta[name="${name}"]`)) continue;
    const meta = document.createElement("meta");
    meta.name = name;
    meta.content = "no-cache";
    document.head.append(meta);
  }
}
