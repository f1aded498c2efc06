import { Hono } from "hono";
import type { DemoEnv } from "../../middleware/environment";
import type { RenderPage } from "../../rendering/renderPage";
import type { Templates } from "../../rendering/Templates";
import { browsersView, statementView } from "./view";

/** The accessibility statement, and which browsers work. */
export function accessibilityPages(templates: Templates, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/acessibilidade", (request) => page(request, "accessibility", statementView(templates)))
    .get("/navegadores", (request) => page(request, "browsers", browsersView()));
}
