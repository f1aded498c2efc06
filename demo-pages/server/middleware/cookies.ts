import { getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { DemoRequest } from "./environment";

/** A cookie of the visitor, from the jar in the environment, else from the request's header. */
export function readCookie(request: DemoRequest, name: string): string | undefined {
  const { cookies } = request.env;
  return cookies === undefined ? getCookie(request, name) : cookies.get(name);
}

/** Sets a cookie of the visitor, in the jar or by the response's header. */
export function writeCookie(
  request: DemoRequest,
  name: string,
  value: string,
  options: CookieOptions,
): void {
  const { cookies } = request.env;
  if (cookies === undefined) setCookie(request, name, value, options);
  else cookies.set(name, value);
}
