import { Hono } from "hono";
import type { DemoEnv, DemoRequest } from "./environment";
import { numberField, textField } from "./payload";
import type { Sessions } from "./sessions";
import type { DemoState } from "./state/types";

/**
 * Really signing in and out: `POST /entrar` with `user_id` and `redirect_to`, `POST /sair`. Both start the session anew.
 * The page of `GET /entrar` is one of the pages.
 */
export function signIn(state: DemoState, sessions: Sessions): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .post("/entrar", (request) => {
      const payload = request.get("payload");
      const userId = numberField(payload, "user_id");
      if (!state.users.some((user) => user.id === userId)) {
        return request.json({ user_id: "não pode ficar em branco" }, 422);
      }
      sessions.renew(request, userId);
      return request.redirect(ownAddress(request, textField(payload, "redirect_to")), 303);
    })
    .post("/sair", (request) => {
      sessions.renew(request, null);
      return request.redirect("/", 303);
    });
}

/** The sign-in page that leads to this address afterwards. */
export function signInPath(address: string): string {
  return `/entrar?redirect_to=${encodeURIComponent(address)}`;
}

/** The address if it is of this origin, else the home page: a link to the sign-in page must not lead elsewhere. */
export function ownAddress(request: DemoRequest, address: string): string {
  const here = new URL(request.req.url);
  if (address === "" || !URL.canParse(address, here)) {
    return "/";
  }
  const target = new URL(address, here);
  return target.origin === here.origin ? target.pathname + target.search + target.hash : "/";
}
