import { onePerPage } from "./onePerPage";

/** Watches requests, for the page's monitoring. It must not throw: its callers are sending them. */
export interface Instrument {
  /** Called before a request is sent. */
  requesting(method: string, url: URL): WatchedRequest;
}

export interface WatchedRequest {
  /** Added to requests of the page's own origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * @param status of the answer; 0 for none, undefined when the widget has cancelled the request
   */
  ended(status: number | undefined): void;
}

declare module "./onePerPage" {
  interface PageRegistry {
    instruments: Set<Instrument>;
    mounts: Map<string, readonly [count: number, ms: number]>;
    firstErrors: { list?: [tag: string, error: unknown][] | undefined };
  }
}

/**
 * The instruments of the page. Unless it has called `YY.observe` or `YY.context`, there are none,
 * and no request is measured.
 */
export const instruments = /* @__PURE__ */ onePerPage("instruments", () => new Set());

/**
 * Tag → how many have mounted, and what that took of the main thread, in ms. Counted on every page:
 * most widgets mount before the code that reads this is there.
 */
export const mountsByTag = /* @__PURE__ */ onePerPage("mounts", () => new Map());

/** The first errors of the page with their tags; undefined once `YY.observe` has taken them. */
export const firstErrors = /* @__PURE__ */ onePerPage("firstErrors", () => ({ list: [] }));
