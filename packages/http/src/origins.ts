import { isBlankAddress } from "@yy/domain/urls/isBlankAddress";
import { allowedOrigins, originList } from "./pageMeta";

/**
 * The absolute form of an address written on the page, or null when it is blank, cannot be parsed, or is not http(s). The protocol
 * counts: `blob:` addresses carry the page's own origin.
 *
 * @param url - relative or absolute
 * @param base - what a relative one is relative to; the page by default
 */
export function webAddress(url: string, base: string = document.baseURI): URL | null {
  if (isBlankAddress(url)) return null;
  try {
    const address = new URL(url, base);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/** Whether the address belongs to the page's own origin: scheme, host and port. */
export const isSameOrigin = (address: URL): boolean => address.origin === location.origin;

/**
 * Whether the page may talk to this address: its own origin, one in `meta[name=yy-allowed-origins]`,
 * or one in `allowOrigin`. Compared exactly (behaviour 8.2).
 *
 * @param allowOrigin - further origins separated by spaces, as in `data-allow-origin`
 */
export function isTrusted(address: URL, allowOrigin?: string): boolean {
  return isOneOf(address, [location.origin, ...allowedOrigins(), ...originList(allowOrigin)]);
}

/** Whether the address' full origin is in the list, letter by letter. */
export const isOneOf = (address: URL, origins: readonly string[]): boolean =>
  origins.includes(address.origin);
