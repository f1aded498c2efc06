import { Hono } from "hono";
import type { DemoEnv } from "../../middleware/environment";
import type { RenderPage } from "../../rendering/renderPage";
import { filmView, landingView } from "./view";

/** `/frete-gratis`: the landing page; `/videos/{film}`: what its players show in place of a video service's page. */
export function landingPages(page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/frete-gratis", (request) => page(request, "landing", landingView()))
    .get("/videos/:film", (request) => {
      const view = filmView(request.req.param("film"));
      return view === undefined
        ? page(request, "404", {}, { status: 404 })
        : page(request, "film", view);
    });
}
