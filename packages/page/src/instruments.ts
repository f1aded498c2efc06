import { onePerPage } from "./onePerPage";

/** What watches requests, for the page's monitoring. */
export interface Instrument {
  /**
   * A request has ended.
   * @param status 0 without an answer
   */
  requested?(request: { method: string; url: URL; status: number; ms: number }): void;
  /** Headers for a request to the page's own origin. */
  headers?(): Readonly<Record<string, string>>;
}

/** Those of the page; none unless it has asked for them, and then no request is measured. */
export const instruments = /* @__PURE__ */ onePerPage("instruments", () => new Set<Instrument>());

/** How many of a tag have mounted, and what that took of the main thread, in ms. */
export interface Mounts {
  count: number;
  ms: number;
}

/** By tag, counted on every page: most widgets mount before the code comes that asks. */
export const mountsByTag = /* @__PURE__ */ onePerPage("mounts", () => new Map<string, Mounts>());

/** The first errors of the page with their tags, until somebody takes them; undefined after that. */
export const firstErrors = /* @__PURE__ */ onePerPage<{
  list?: [tag: string, error: unknown][] | undefined;
}>("firstErrors", () => ({ list: [] }));
