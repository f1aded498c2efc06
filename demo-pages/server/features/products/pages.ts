import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import type { RenderPage } from "../../rendering/renderPage";
import { productPageView } from "./view";

/** `/p/{slug}-{id}`: a product's own page. */
export function productPages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/p/:product", (request) => {
    const id = Number(/-(\d+)$/.exec(request.req.param("product"))?.[1]);
    const product = state.products.find((each) => each.id === id);
    return product === undefined
      ? page(request, "404", {}, { status: 404 })
      : page(request, "product", productPageView(state, product));
  });
}
