import { Hono } from "hono";
import type { DemoState, Product } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { escapeHtml } from "../../rendering/escapeHtml";
import {
  asksForScript,
  replaceContent,
  requireScriptedRequest,
  script,
} from "../../rendering/scriptAnswer";
import type { Templates } from "../../rendering/Templates";
import { productsAPage, productView } from "../products/view";
import { pageOf } from "./paging";

/**
 * Pieces of HTML. `GET /fragmentos/produtos?page=N`: product cards, the next page in `Link: rel="next"`; as `.js` a
 * script that puts them into `#produtos`. `GET /fragmentos/recado?container=…`: a short note for the content loader.
 */
export function fragmentsApi(state: DemoState, templates: Templates): Hono<DemoEnv> {
  const cards = (products: readonly Product[]) =>
    products.map((product) => card(state, templates, product)).join("\n");

  return new Hono<DemoEnv>()
    .get("/fragmentos/:list{produtos(\\.js)?}", (request) => {
      const { items, next } = pageOf(request, state.products, productsAPage);
      if (!asksForScript(request)) {
        return request.html(cards(items), 200, next);
      }
      return (
        requireScriptedRequest(request) ??
        script(request, replaceContent("#produtos", cards(items)))
      );
    })
    .get("/fragmentos/recado", (request) => {
      const container = escapeHtml(request.req.query("container") ?? "");
      return request.html(
        `<p data-container="${container}">este recado veio do servidor agora há pouco.</p>`,
      );
    });
}

function card(state: DemoState, templates: Templates, product: Product): string {
  return (
    templates.renderPartial("product", productView(state, product)) ??
    `<article><a href="${product.href}">${escapeHtml(product.title)}</a></article>`
  );
}
