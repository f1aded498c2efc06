import { Hono } from "hono";
import type { DemoEnv } from "../../middleware/environment";
import { numberField, textField } from "../../middleware/payload";
import type { FeatureParts } from "../../rendering/renderPage";
import { localUrl } from "./returnUrl";

/**
 * Signing in and out: `/entrar` with `user_id` and `redirect_to`, `POST /sair`. Both start a new
 * session. With `redirect_to` a signed-in visitor is redirected without seeing the form.
 */
export function signInRoutes({ state, sessions, page }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/entrar", (request) => {
      const redirectTo = request.req.query("redirect_to");
      return request.get("session").userId === null || redirectTo === undefined
        ? page(request, "sign-in")
        : request.redirect(localUrl(request, redirectTo), 303);
    })
    .post("/entrar", (request) => {
      const payload = request.get("payload");
      const userId = numberField(payload, "user_id");
      if (!state.users.some((user) => user.id === userId)) {
        return request.json({ user_id: "não pode ficar em branco" }, 422);
      }
      sessions.renew(request, userId);
      return request.redirect(localUrl(request, textField(payload, "redirect_to")), 303);
    })
    .post("/sair", (request) => {
      sessions.renew(request, null);
      return request.redirect("/", 303);
    });
}
