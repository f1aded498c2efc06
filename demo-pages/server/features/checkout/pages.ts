import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import type { RenderPage } from "../../rendering/renderPage";
import { productView } from "../products/view";

/** `/comprar/obrigado?pedido={id}`: the page after an order; without one that is known it says so. */
export function checkoutPages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/comprar/obrigado", (request) => {
    const order = state.orders.find(({ id }) => String(id) === request.req.query("pedido"));
    const product = state.products.find(({ id }) => id === order?.productId);
    return page(request, "checkout-done", {
      order: order ?? null,
      product: product === undefined ? null : productView(state, product),
    });
  });
}
