import { joinUrl, splitUrl, withoutQueryParameter, withoutTrailingSlashes } from "./parts";

/**
 * The URL for the browser's history, without the cache-busting parameter `_`. Throws `TypeError`
 * "Required parameter url is missing." (behaviour 5.4).
 */
export function historyUrl(url: string): string {
  return withoutQueryParameter(required(url), "_");
}

/**
 * The URL to request a script from: with `.js` after the path, unless the path ends with that
 * already ("/busca/?page=2" gives "/busca.js?page=2"). Throws `TypeError` "Required parameter url
 * is missing." (behaviour 5.4), and for a query or fragment without a path.
 */
export function scriptUrl(url: string): string {
  const parts = splitUrl(required(url));
  if (parts.origin === "" && parts.path === "") {
    throw new TypeError(`A script request needs an address with a path, not "${url}".`);
  }
  const path = withoutTrailingSlashes(parts.path);
  if (path.endsWith(".js")) return url;
  return joinUrl({ ...parts, path: `${path || "/"}.js` });
}

function required(url: string): string {
  if (typeof url !== "string" || url.trim() === "") {
    throw new TypeError("Required parameter url is missing.");
  }
  return url;
}
