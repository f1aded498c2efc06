import { Hono } from "hono";
import { currentUser } from "../api/membership";
import { unpricedAfter, unpricedForms } from "../api/missingPrices";
import type { DemoEnv } from "../environment";
import type { RenderPage } from "../renderPage";
import { signInPath } from "../signIn";
import type { DemoState } from "../state/types";

/** `/pro/precos-faltantes`: the items of a pro seller that have no price yet, the first of them in the page. */
export function pricingPages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
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
