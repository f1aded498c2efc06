import { ConfigError } from "@yy/domain/errors";
import { csrfToken } from "@yy/page/metas";
import { isSameOrigin } from "./origins";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export const isWrite = (method: Method): boolean => method !== "GET";

/** What a browser accepts when it visits a page. */
export const PAGE = "text/html,application/xhtml+xml";

/**
 * The headers of every request (behaviour 8.1). Another origin gets no CSRF token, which is secret,
 * and no `X-Requested-With`, which would cause a preflight.
 *
 * @param accept - accepted media types; with a version, the API's own type replaces them
 * @param version - API version, a positive integer
 * @throws ConfigError "Argument version is required." for a version that is not a positive integer
 */
export function requestHeaders(
  url: URL,
  method: Method,
  accept: string,
  version?: number,
): Record<string, string> {
  const headers: Record<string, string> = { Accept: accept };
  if (version !== undefined) Object.assign(headers, versionHeaders(version));
  if (!isSameOrigin(url)) return headers;
  // A request for a page goes without: many servers leave the layout out for scripts, and the head.
  if (accept !== PAGE) headers["X-Requested-With"] = "XMLHttpRequest";
  const token = isWrite(method) ? csrfToken() : null;
  if (token !== null) headers["X-CSRF-Token"] = token;
  return headers;
}

/** The headers that select an API version. */
export function versionHeaders(version: number): Record<string, string> {
  if (!(Number.isInteger(version) && version > 0)) {
    throw new ConfigError("Argument version is required.", { code: "YY-416" });
  }
  return {
    Accept: `application/vnd.yy.v${version}+json, application/json`,
    "X-API-Version": String(version),
  };
}
