import { ConfigError } from "@yy/domain/errors";
import { got } from "@yy/page/got";
import { isTrusted, webUrl } from "./origins";

/**
 * Resolves and checks a URL. Widgets call it early, so that a bad URL fails before they act on it.
 *
 * @throws ConfigError unless it is http(s) of the same origin or of one in
 * `meta[name=yy-allowed-origins]` (behaviour 8.8)
 */
export function resolveNavigation(url: string): string {
  const parsed = webUrl(url);
  if (parsed === null || !isTrusted(parsed)) {
    throw new ConfigError(`the address must be one that this page may open${got(url)}`, {
      code: "YY-413",
    });
  }
  return parsed.href;
}

/**
 * Navigates. Widgets leave the page only through this function.
 *
 * @param how - `replace` replaces the current history entry
 * @throws ConfigError as `resolveNavigation`
 */
export function navigate(url: string, how: "assign" | "replace" = "assign"): void {
  location[how](resolveNavigation(url));
}
