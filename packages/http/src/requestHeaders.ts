import { ConfigError } from "@yy/domain/errors";
import { isSameOrigin } from "./origins";
import { csrfToken } from "./pageMeta";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export const isWrite = (method: Method): boolean => method !== "GET";

/**
 * Headers every request of the page carries (behaviour 8.1). To another origin neither the token nor
 * `X-Requested-With`: the first is secret, the second would cost a preflight.
 *
 * @param accept - media types asked for; a version wraps it in the API's own type
 * @param version - API version, a positive integer
 * @throws ConfigError "Argument version is required." for a version that is none
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
  headers["X-Requested-With"] = "XMLHttpRequest";
  const token = isWrite(method) ? csrfToken() : null;
  if (token !== null) headers["X-CSRF-Token"] = token;
  return headers;
}

/** How an API version is asked for. */
export function versionHeaders(version: number): Record<string, string> {
  if (!(Number.isInteger(version) && version > 0)) {
    throw new ConfigError("Argument version is required.");
  }
  return {
    Accept: `application/vnd.yy.v${version}+json, application/json`,
    "X-API-Version": String(version),
  };
}
