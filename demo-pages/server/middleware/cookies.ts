import { getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { DemoRequest } from "./environment";

/** A cookie of the visitor, from the jar that came with the request, else from its header. */
export function readCookie(request: DemoRequest, name: string): string | undefined {
  const { cookies } = request.env;
  return cookies === undefined ? getCookie(request, name) : cookies.get(name);
}

/** Gives the visitor a cookie. */
export function keepCookie(
  request: DemoRequest,
  name: string,
  value: string,
  options: CookieOptions,
): void {
  const { cookies } = request.env;
  if (cookies === undefined) setCookie(request, name, value, options);
  else cookies.set(name, value);
}
