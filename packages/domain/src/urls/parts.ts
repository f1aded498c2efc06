const urlParts = /^((?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** A URL in its textual parts, which joined give it back; `query` and `fragment` keep their `?` and `#`. */
export interface UrlParts {
  origin: string;
  path: string;
  query: string;
  fragment: string;
}

/** Takes an absolute or relative URL apart without rewriting any of it, as `URL` would (`?a b` to `?a%20b`, `?x` kept). */
export function splitUrl(url: string): UrlParts {
  const [, origin = "", path = "", query = "", fragment = ""] = urlParts.exec(url) ?? [];
  return { origin, path, query, fragment };
}

/** The URL these parts came from. */
export function joinUrl({ origin, path, query, fragment }: UrlParts): string {
  return `${origin}${path}${query}${fragment}`;
}
