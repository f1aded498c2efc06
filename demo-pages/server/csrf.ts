import type { MiddlewareHandler } from "hono";
import type { DemoEnv } from "./environment";
import { textField } from "./payload";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses an unsafe request that does not bring the session's token, in the `X-CSRF-Token` header or as the form's
 * `authenticity_token`: 422 `{"error": "csrf"}`, the status Rails answers.
 */
export const requireCsrfToken: MiddlewareHandler<DemoEnv> = async (request, next) => {
  if (safeMethods.has(request.req.method)) {
    return next();
  }
  const token =
    request.req.header("X-CSRF-Token") ?? textField(request.get("payload"), "authenticity_token");
  if (token !== request.get("session").csrfToken) {
    return request.json({ error: "csrf" }, 422);
  }
  return next();
};
