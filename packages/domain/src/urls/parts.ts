const urlParts = /^((?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/**
 * The parts of a URL as texts. Joined, they are the URL again: `query` and `fragment` include their
 * `?` and `#`.
 */
interface UrlParts {
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

/** The first value of a query parameter of an absolute or relative URL. */
export function queryParameter(url: string, name: string): string | undefined {
  return new URLSearchParams(splitUrl(url).query).get(name) ?? undefined;
}

/**
 * The URL with this parameter once, at the end of the query. Other parameters and the fragment stay
 * unchanged.
 */
export function withQueryParameter(url: string, name: string, value: string | number): string {
  const parts = splitUrl(url);
  const others = parameterPairs(parts.query, (other) => other !== name);
  const pairs = [...others, `${encodePart(name)}=${encodePart(value)}`];
  return joinUrl({ ...parts, query: `?${pairs.join("&")}` });
}

/** The URL without any parameter of this name; the rest stays unchanged. */
export function withoutQueryParameter(url: string, name: string): string {
  const parts = splitUrl(url);
  const pairs = parameterPairs(parts.query, (other) => other !== name);
  return joinUrl({ ...parts, query: pairs.length > 0 ? `?${pairs.join("&")}` : "" });
}

/** The `name=value` pairs of a query, as written, for whose decoded name `isKept` returns true. */
export function parameterPairs(query: string, isKept: (name: string) => boolean): string[] {
  const pairs = query.slice(1).split("&");
  return pairs.filter((pair) => pair !== "" && isKept(nameOf(pair)));
}

function nameOf(pair: string): string {
  // The "&" protects a "?" at the beginning of the name, which URLSearchParams would remove.
  const [name = ""] = new URLSearchParams(`&${pair}`).keys();
  return name;
}

/**
 * Encodes a text as one part of a path or query. A lone surrogate (half an emoji), for which
 * `encodeURIComponent` throws, becomes U+FFFD.
 */
export function encodePart(part: string | number): string {
  return encodeURIComponent(String(part).replace(/\p{Surrogate}/gu, "\uFFFD"));
}

/**
 * The text without the slashes at its end. A regular expression would take quadratic time for a
 * text with many slashes.
 */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}

/** Whether both URLs have the same path, ignoring slashes and the format `.js` at the end. */
export function isSamePath(url: URL, other: URL): boolean {
  return pathOf(url) === pathOf(other);
}

function pathOf({ pathname }: URL): string {
  return withoutTrailingSlashes(pathname).replace(/\.js$/, "");
}

/** The URL without its fragment, as it is requested from the server. */
export const withoutFragment = (url: string): string => url.replace(/#.*$/s, "");

/** Whether two URLs differ at most in their fragments. */
export const isSamePage = (one: string, other: string): boolean =>
  withoutFragment(one) === withoutFragment(other);
