import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import type { RenderPage } from "../../rendering/renderPage";
import { localUrl } from "../sign-in/returnUrl";
import { listingView } from "./view";

/** `/busca`: the products found; `/busca/ordenar?para={url}`: the same in another order, for a form without script. */
export function listingPages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/busca", (request) =>
      page(request, "listing", listingView(state, new URL(request.req.url).searchParams)),
    )
    .get("/busca/ordenar", (request) =>
      request.redirect(localUrl(request, request.req.query("para") ?? "/busca"), 303),
    );
}
