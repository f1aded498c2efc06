import { hasPage } from "./hasPage";

/**
 * Calls back at each such moment, until the signal aborts. Returns a cleanup function, for callers
 * without a signal.
 */
type OnMoment = (
  callback: (event: Event) => void,
  options?: { readonly signal?: AbortSignal; readonly capture?: boolean },
) => () => void;

/*
 * What the browser, Turbo or Turbolinks 5 does to the page as a whole. A visit
 * of a router goes through onBeforeVisit, onVisitBegun, onBeforeSnapshot, onBeforeRender,
 * onRendered and onVisited; a page that the browser loads through onShown and onLeft, and one that
 * it has kept in its back/forward cache comes back through onRestored and onShown.
 *
 * What is shown ahead of time (a preview, a prerendered page) and becomes live later: `preview.ts`.
 * Leaving that may yet fail: `leaving.ts`. Turbo's events about one form or element: `turbo.ts`.
 */

/** A router follows a link. Cancelling the event leaves the link to the browser. */
export const onLinkTaken = /* @__PURE__ */ ofRouters("click");

/** A router is about to go to another page. Cancelling the event keeps the visitor here. */
export const onBeforeVisit = /* @__PURE__ */ ofRouters("before-visit");

/** A router has begun a visit. Not every visit arrives: see `isVisiting`. */
export const onVisitBegun = /* @__PURE__ */ ofRouters("visit");

/**
 * A router copies the page in its next task, to show the copy when the visitor comes back: the copy
 * must hold the server's markup and nothing outdated, such as a message already shown (behaviour
 * 3.3). See also `onSnapshot`.
 */
export const onBeforeSnapshot = /* @__PURE__ */ ofRouters("before-cache");

/** The head is the next page's already; the body is about to be replaced. */
export const onBeforeRender = /* @__PURE__ */ ofRouters("before-render");

/** The next page's body is in the document, perhaps as a preview. */
export const onRendered = /* @__PURE__ */ ofRouters("render");

/**
 * Calls back when the head may have changed: it is parsed, or a visit has brought another. There is
 * no cleanup, because `yy.js`, which listens for as long as the page lives, is limited to 2.5 kB.
 */
export function onHeadChange(callback: () => void): void {
  if (!hasPage) return;
  for (const event of ["DOMContentLoaded", "turbo:render", "turbolinks:render"])
    document.addEventListener(event, callback);
}

/** A visit has ended, or the first page of a router is loaded. */
export const onVisited = /* @__PURE__ */ ofRouters("load");

/** The browser shows the page: loaded, or from the back/forward cache. */
export const onShown: OnMoment = (callback, options) =>
  listen("window", ["pageshow"], callback, options);

/** The browser shows the page from the back/forward cache, as it was left. */
export const onRestored: OnMoment = (callback, options) =>
  onShown((event) => (event as PageTransitionEvent).persisted && callback(event), options);

/** A prerendered page is shown at last. */
export const onActivated: OnMoment = (callback, options) =>
  listen("document", ["prerenderingchange"], callback, options);

/** An app built with Hotwire Native has put its web view with this page on the screen again. */
export const onPutBack: OnMoment = (callback, options) =>
  listen("document", ["native:restore"], callback, options);

/** The browser leaves the page, into the back/forward cache perhaps. */
export const onLeft: OnMoment = (callback, options) =>
  listen("window", ["pagehide"], callback, options);

/** Turbo and Turbolinks name their events alike. */
function ofRouters(name: string): OnMoment {
  return (callback, options) =>
    listen("document", [`turbo:${name}`, `turbolinks:${name}`], callback, options);
}

function listen(
  name: "document" | "window",
  events: readonly string[],
  callback: (event: Event) => void,
  options: AddEventListenerOptions = {},
): () => void {
  // Undefined on a server.
  const target: EventTarget | undefined = globalThis[name];
  for (const event of events) target?.addEventListener(event, callback, options);
  return () => {
    for (const event of events) target?.removeEventListener(event, callback, options);
  };
}
