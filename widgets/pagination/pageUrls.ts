import { queryParameter, withQueryParameter } from "@yy/domain/urls/parts";
import { historyUrl } from "@yy/domain/urls/remoteUrls";

/**
 * Returns the page's own URL with the parameter set and the others kept, without the cache-busting
 * `_`.
 */
export function pageUrl(param: string, page: number): string {
  return historyUrl(withQueryParameter(location.href, param, page));
}

/** Returns the page number in a URL; undefined when it has none. */
export function pageInUrl(param: string, url = location.href): number | undefined {
  const page = Number(queryParameter(url, param));
  return Number.isInteger(page) && page >= 1 ? page : undefined;
}
