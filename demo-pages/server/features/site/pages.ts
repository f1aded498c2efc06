import { Hono } from "hono";
import type { DemoEnv } from "../../middleware/environment";
import type { RenderPage } from "../../rendering/renderPage";

/** Home and help. Any other path gets the 404 page, or JSON under `/api`. */
export function sitePages(page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/", (request) => page(request, "home"))
    .get("/ajuda", (request) => page(request, "help"))
    .get("*", (request) =>
      request.req.path.startsWith("/api/")
        ? request.notFound()
        : page(request, "404", {}, { status: 404 }),
    );
}
