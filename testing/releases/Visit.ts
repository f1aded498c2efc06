import type { SnippetView } from "./observePage";

/** The observations at one moment. */
export interface Sight {
  /** Snippet → its view. */
  readonly views: Readonly<Record<string, SnippetView>>;
  /** Snippet, event and detail, such as `modal.closed yy:modal-opened {"name":"filtros"}`. */
  readonly events: readonly string[];
  /** The method, path and query of each request, and the names of sent fields. */
  readonly requests: readonly string[];
}

/** How a release showed a fixture: after loading, and after it was used. */
export interface Visit extends Pick<Sight, "events" | "requests"> {
  readonly arrived: Sight["views"];
  /** The views of the snippets that changed when they were used. */
  readonly used: Sight["views"];
  /** The observations of the page's own script, also about the style sheet. */
  readonly found: Readonly<Record<string, unknown>>;
}
