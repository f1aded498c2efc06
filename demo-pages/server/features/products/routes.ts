import { Hono } from "hono";
import type { DemoEnv } from "../../middleware/environment";
import { escapeHtml } from "../../rendering/escapeHtml";
import type { FeatureParts } from "../FeatureParts";
import { productPageView, productsAPage, productView } from "./view";

/**
 * `/p/{slug}-{id}`: a product's own page. And pieces of HTML: `GET /fragmentos/produtos?page=N`, product cards, the next page
 * in `Link: rel="next"`; `GET /fragmentos/recado?container=…`, a short note for the content loader.
 */
export function productRoutes({ state, page, templates }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/p/:product", (request) => {
      const id = Number(/-(\d+)$/.exec(request.req.param("product"))?.[1]);
      const product = state.products.find((each) => each.id === id);
      return product === undefined
        ? page(request, "404")
        : page(request, "product", productPageView(state, product));
    })
    .get("/fragmentos/produtos", (request) => {
      const url = new URL(request.req.url);
      const asked = Number(url.searchParams.get("page") ?? 1);
      const number = Number.isInteger(asked) && asked >= 1 ? asked : 1;
      const end = number * productsAPage;
      url.searchParams.set("page", String(number + 1));
      const cards = state.products
        .slice(end - productsAPage, end)
        .map((product) => templates.renderPartial("product", productView(state, product)));
      const hasNext = end < state.products.length;
      const next = hasNext ? { link: `<${url.pathname}${url.search}>; rel="next"` } : {};
      return request.html(cards.join("\n"), 200, next);
    })
    .get("/fragmentos/recado", (request) => {
      const container = escapeHtml(request.req.query("container") ?? "");
      return request.html(
        `<p data-container="${container}">este recado veio do servidor agora há pouco.</p>`,
      );
    });
}
