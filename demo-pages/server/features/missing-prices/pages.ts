import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { currentUser } from "../../middleware/membership";
import type { RenderPage } from "../../rendering/renderPage";
import { signInPath } from "../sign-in/returnUrl";
import { unpricedAfter, unpricedForms } from "./view";

/** `/pro/precos-faltantes`: the items of a pro seller that have no price yet, the first of them in the page. */
export function missingPricesPages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/pro/precos-faltantes", (request) => {
    const user = currentUser(state, request);
    if (user === undefined) return request.redirect(signInPath(request.req.url), 303);
    const { items, next = null } = unpricedAfter(state, 0);
    return page(request, "missing-prices", {
      isPro: user.pro_seller,
      hasItems: items.length > 0,
      unpricedForms: unpricedForms(items, request.get("session").csrfToken),
      next,
    });
  });
}
