import { Hono } from "hono";
import type { DemoEnv } from "../environment";
import type { DemoState } from "../state/types";
import { listed } from "./sellForm";

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
