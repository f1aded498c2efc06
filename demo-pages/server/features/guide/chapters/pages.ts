import { Hono } from "hono";
import type { DemoState } from "../../../fixtures/types";
import type { DemoEnv } from "../../../middleware/environment";
import type { RenderPage } from "../../../rendering/renderPage";
import type { Templates } from "../../../rendering/Templates";
import { productView } from "../../products/view";
import { userView } from "../../users/view";
import type { AttributeOf } from "../code/translated";
import { exampleTabs } from "../exampleTabs";
import type { GuideSource } from "../guideData";
import { tokensView } from "../tokens/view";
import type { Chapters } from "./Chapters";
import { chapterHtml } from "./chapterHtml";

/** What the pages of chapters are made of. */
interface ChapterOptions {
  readonly state: DemoState;
  readonly templates: Templates;
  readonly guide: GuideSource;
  readonly attributeOf: AttributeOf;
  readonly chapters: Chapters;
}

/** The chapters that all widgets have in common, each a page under `/guia`. */
export function chapterPages(
  { state, templates, guide, attributeOf, chapters }: ChapterOptions,
  page: RenderPage,
): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/guia", (request) => request.redirect("/widgets#capitulos", 302))
    .get("/guia/:name", (request, next) => {
      const chapter = chapters.find(request.req.param("name"));
      if (!chapter) return next();
      const tabs = exampleTabs(attributeOf, "");
      const html = chapterHtml(chapter, {
        tabs,
        partial: (name) => templates.renderPartial(name, partialView(state, guide)),
      });
      return page(request, "chapter", {
        chapter: {
          title: chapter.title,
          summary: chapter.summary,
          contents: chapter.sections.filter(({ depth }) => depth === 2),
          ...html,
        },
        groups: chapters.groups(chapter.name),
        ...chapters.neighbours(chapter.name),
      });
    });
}

/** What the templates inside chapters show: the tokens, and a piece of the shop that wears them. */
function partialView(state: DemoState, guide: GuideSource) {
  const [seller] = state.users.slice(previewSeller);
  return {
    tokens: tokensView(guide),
    preview: {
      seller: seller && userView(state, seller),
      products: state.products.slice(0, 2).map((product) => productView(state, product)),
    },
  };
}

/** One with a photo, and not who is signed in on most pages. */
const previewSeller = 2;
