import type { SnippetView } from "./observePage";

/** What was found at one moment. */
export interface Sight {
  /** Snippet → what is seen of it. */
  readonly views: Readonly<Record<string, SnippetView>>;
  /** Snippet, event and detail, such as `modal.closed yy:modal-opened {"name":"filtros"}`. */
  readonly events: readonly string[];
  /** Method, path and query of each call; the names of fields where something was sent. */
  readonly requests: readonly string[];
}

/** How a release showed a fixture: when it had come, and after it was used. */
export interface Visit extends Pick<Sight, "events" | "requests"> {
  readonly arrived: Sight["views"];
  /** The snippets that are not what they were, after somebody has used some. */
  readonly used: Sight["views"];
  /** What the page's script found, of the style sheet too. */
  readonly found: Readonly<Record<string, unknown>>;
}
