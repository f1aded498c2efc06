import { ConfigError } from "@yy/domain/errors";
import { isTrusted, webUrl } from "./origins";

/**
 * The absolute URL the page would go to. Widgets call it early to refuse a bad URL before they act on it.
 *
 * @throws ConfigError unless it is http(s) of the same origin or of one in `meta[name=yy-allowed-origins]`
 * (behaviour 8.8)
 */
export function resolveNavigation(url: string): string {
  const parsed = webUrl(url);
  if (parsed === null || !isTrusted(parsed)) {
    throw new ConfigError(`${JSON.stringify(url)} is not an address this page may open`);
  }
  return parsed.href;
}

/**
 * The one way a widget leaves the page.
 *
 * @param how - `replace` leaves no history entry behind
 * @throws ConfigError as `resolveNavigation`; the visitor stays
 */
export function navigate(url: string, how: "assign" | "replace" = "assign"): void {
  location[how](resolveNavigation(url));
}
