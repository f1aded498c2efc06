import type { MiddlewareHandler } from "hono";
import type { DemoEnv, DemoRequest } from "./environment";
import { textField } from "./payload";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request brings the session's token, in the `X-CSRF-Token` header or as the form's `authenticity_token`. */
export function hasCsrfToken(request: DemoRequest): boolean {
  const token =
    request.req.header("X-CSRF-Token") ?? textField(request.get("payload"), "authenticity_token");
  return token === request.get("session").csrfToken;
}

/**
 * Refuses an unsafe request without the session's token: 422 `{"error": "csrf"}`, the status Rails answers.
 *
 * @param except - paths that look at the token themselves, to say it in their own words
 */
export function requireCsrfToken(except: readonly string[]): MiddlewareHandler<DemoEnv> {
  return async (request, next) => {
    const { method, path } = request.req;
    if (safeMethods.has(method) || except.includes(path) || hasCsrfToken(request)) {
      return next();
    }
    return request.json({ error: "csrf" }, 422);
  };
}
