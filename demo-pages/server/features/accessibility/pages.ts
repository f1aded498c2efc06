import { Hono } from "hono";
import type { DemoEnv } from "../../middleware/environment";
import type { RenderPage } from "../../rendering/renderPage";
import type { Templates } from "../../rendering/Templates";
import type { GuideSource } from "../guide/guideData";
import { newerFeatures } from "./browsers";
import { readStatement, statementView } from "./statement";

interface AccessibilityOptions {
  readonly templates: Templates;
  readonly guide: GuideSource;
}

/** The accessibility statement, and which browsers work. */
export function accessibilityPages(
  { templates, guide }: AccessibilityOptions,
  page: RenderPage,
): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/acessibilidade", (request) => {
      const statement = readStatement(guide.document("accessibility"));
      return page(request, "accessibility", statementView(statement, templates));
    })
    .get("/navegadores", (request) =>
      page(request, "browsers", { features: newerFeatures(guide.document("browsers")) }),
    );
}
