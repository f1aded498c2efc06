import type { SnippetView } from "./observePage";

/** What a fixture shows at one time, and its events and requests so far. */
export interface Observations {
  /** Snippet → its view. */
  readonly views: Readonly<Record<string, SnippetView>>;
  /** Snippet, event and detail, such as `modal.closed yy:modal-opened {"name":"filtros"}`. */
  readonly events: readonly string[];
  /** The method, path and query of each request, and the names of sent fields. */
  readonly requests: readonly string[];
}

/** How a release showed a fixture: after loading, and after it was used. */
export interface Visit extends Pick<Observations, "events" | "requests"> {
  readonly arrived: Observations["views"];
  /** The views of the snippets that changed when they were used. */
  readonly used: Observations["views"];
  /** The observations of the page's own script, also about the style sheet. */
  readonly found: Readonly<Record<string, unknown>>;
}
