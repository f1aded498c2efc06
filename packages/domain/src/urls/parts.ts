const urlParts = /^((?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/**
 * The parts of a URL as texts. Joined, they are the URL again: `query` and `fragment` include their
 * `?` and `#`.
 */
export interface UrlParts {
  origin: string;
  path: string;
  query: string;
  fragment: string;
}

/**
 * Splits an absolute or relative URL without changing it; `URL` would turn `?a b` into `?a%20b`.
 */
export function splitUrl(url: string): UrlParts {
  const [, origin = "", path = "", query = "", fragment = ""] = urlParts.exec(url) ?? [];
  return { origin, path, query, fragment };
}

/** The URL these parts came from. */
export function joinUrl({ origin, path, query, fragment }: UrlParts): string {
  return `${origin}${path}${query}${fragment}`;
}
