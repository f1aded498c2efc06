import { joinUrl, splitUrl } from "./parts";
import { withoutQueryParameter } from "./queryParameter";
import { withoutTrailingSlashes } from "./trailingSlashes";

/**
 * The URL to show in the browser's history: without the cache-busting parameter `_`.
 * Throws `TypeError` "Required parameter url is missing." (behaviour 5.4).
 */
export function historyUrl(url: string): string {
  return withoutQueryParameter(required(url), "_");
}

/**
 * The URL to request a script answer from: `.js` after the path ("/busca/?page=2" gives "/busca.js?page=2"), unless it
 * has it already. Throws `TypeError` "Required parameter url is missing." (behaviour 5.4), and for a lone query or fragment,
 * which has no path.
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
