import { isBlankUrl } from "@yy/domain/urls/isBlankUrl";
import { allowedOrigins, originList } from "@yy/page/metas";

/**
 * The absolute form of a URL on the page; null when it is blank, cannot be parsed, or is not
 * http(s). Checks the protocol because the origin is not enough: `blob:` URLs have the page's own.
 *
 * @param url - relative or absolute
 * @param base - base of relative URLs; the page by default
 */
export function webUrl(url: string, base: string = document.baseURI): URL | null {
  if (isBlankUrl(url)) return null;
  try {
    const parsed = new URL(url, base);
    return /^https?:$/.test(parsed.protocol) ? parsed : null;
  } catch {
    return null;
  }
}

/** Whether the URL has the page's own origin: scheme, host and port. */
export const isSameOrigin = (parsed: URL): boolean => parsed.origin === location.origin;

/**
 * Whether requests and navigations to this URL are allowed: it has the page's origin, one in
 * `meta[name=yy-allowed-origins]`, or one in `allowOrigin`. Compared exactly (behaviour 8.2).
 *
 * @param allowOrigin - further origins separated by spaces, as in `data-allow-origin`
 */
export function isTrusted(parsed: URL, allowOrigin?: string): boolean {
  return isOneOf(parsed, [location.origin, ...allowedOrigins(), ...originList(allowOrigin)]);
}

/** Whether the URL's origin is in the list, compared exactly. */
export const isOneOf = (parsed: URL, origins: readonly string[]): boolean =>
  origins.includes(parsed.origin);
