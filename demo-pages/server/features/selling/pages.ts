import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { listed } from "./form";

/** `/vender/publicado`: leads a member to what they have listed last, and says that it is there. */
export function sellPages(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/vender/publicado", (request) => {
    const session = request.get("session");
    const product = state.products.find(({ seller_id }) => seller_id === session.userId);
    if (product === undefined) return request.redirect("/vender", 303);
    session.flash = { kind: "success", text: listed };
    return request.redirect(product.href, 303);
  });
}
