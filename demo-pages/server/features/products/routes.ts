import { Hono } from "hono";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { escapeHtml } from "../../rendering/escapeHtml";
import {
  asksForScript,
  replaceContent,
  requireScriptedRequest,
  script,
} from "../../rendering/scriptAnswer";
import type { FeatureParts } from "../FeatureParts";
import { productPageView, productsAPage, productView } from "./view";

/**
 * `/p/{slug}-{id}`: a product's own page. And pieces of HTML: `GET /fragmentos/produtos?page=N`, product cards, the next page
 * in `Link: rel="next"`, as `.js` a script that puts them into `#produtos`; `GET /fragmentos/recado?container=…`, a short
 * note for the content loader.
 */
export function productRoutes({ state, page, templates }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/p/:product", (request) => {
      const id = Number(/-(\d+)$/.exec(request.req.param("product"))?.[1]);
      const product = state.products.find((each) => each.id === id);
      return product === undefined
        ? page(request, "404", {}, { status: 404 })
        : page(request, "product", productPageView(state, product));
    })
    .get("/fragmentos/:list{produtos(\\.js)?}", (request) => {
      const { products, next } = productsAsked(request);
      const cards = products
        .map((product) => templates.renderPartial("product", productView(state, product)))
        .join("\n");
      if (!asksForScript(request)) return request.html(cards, 200, next);
      return requireScriptedRequest(request) ?? script(request, replaceContent("#produtos", cards));
    })
    .get("/fragmentos/recado", (request) => {
      const container = escapeHtml(request.req.query("container") ?? "");
      return request.html(
        `<p data-container="${container}">este recado veio do servidor agora há pouco.</p>`,
      );
    });

  /** The page of the list that the request's `page` asks for, from 1 on, and a header that names the next. */
  function productsAsked(request: DemoRequest) {
    const asked = Number(request.req.query("page") ?? 1);
    const number = Number.isInteger(asked) && asked >= 1 ? asked : 1;
    const end = number * productsAPage;
    const url = new URL(request.req.url);
    url.searchParams.set("page", String(number + 1));
    const next: Record<string, string> =
      end < state.products.length ? { link: `<${url.pathname}${url.search}>; rel="next"` } : {};
    return { products: state.products.slice(end - productsAPage, end), next };
  }
}
