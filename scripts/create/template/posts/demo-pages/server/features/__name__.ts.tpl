import { Hono } from "hono";
import type { DemoEnv } from "../middleware/environment";
import { requireMember } from "../middleware/membership";
import type { FeatureParts } from "../rendering/renderPage";
import { backToForm } from "./sign-in/returnUrl";

/** `__method__ __path__` 204; a plain form gets a redirect back to its page. */
export function __variable__Routes({ state }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>().on("__method__", "__path__", requireMember, (request) => {
    state.sent.push({ what: "__name__", userId: request.var.member.id });
    return backToForm(request) ?? request.body(null, 204);
  });
}
