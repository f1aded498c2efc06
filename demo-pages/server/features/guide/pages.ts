import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { readPageFacts } from "../../rendering/pageFacts";
import type { PageOptions, RenderPage } from "../../rendering/renderPage";
import { inboxOf, inboxTypesView, messageView } from "../inbox/inbox";
import { unpricedPerPage } from "../missing-prices/view";
import { productView, userView } from "../views";
import { chapterPath } from "./addresses";
import { catalogueView } from "./catalogue";
import { Chapters } from "./chapters/Chapters";
import { chapterHtml } from "./chapters/chapterHtml";
import { mistakePage, mistakesChapter } from "./chapters/mistakePages";
import type { Chapter } from "./chapters/readChapter";
import { changedExample } from "./code/changedExample";
import type { AttributeOf } from "./code/translated";
import { controlsView } from "./controls";
import { exampleCodes, exampleTabs } from "./exampleTabs";
import type { GuideSource, SchemaData } from "./guideData";
import { entriesWith, searchEntries } from "./searchEntries";
import { tokenEntries, tokensView } from "./tokens/tokens";
import { guideView, type WidgetPage } from "./view";

export interface GuideOptions extends PageOptions {
  readonly guide: GuideSource;
}

/** The guide: its chapters, the catalogue, each widget's page, and the entries of its search. */
export function guidePages(options: GuideOptions, page: RenderPage): Hono<DemoEnv> {
  const { state, templates, guide } = options;
  const chapters = new Chapters(guide);
  const widgetPages = (): WidgetPage[] =>
    templates.list("widgets").map((name) => {
      const { facts } = readPageFacts(templates.source(`widgets/${name}`));
      return { name, tag: `yy-${name}`, facts };
    });
  const schemaOf = (tag: string) => guide.schemas().widgets.find((each) => each.tag === tag);
  const attributeOf: AttributeOf = (tag, name) =>
    [...(schemaOf(tag)?.attributes ?? []), ...guide.schemas().common].find(
      ({ attribute }) => attribute === name,
    );
  const controlsOf = (schema: SchemaData | undefined) =>
    schema && schema.attributes.length > 0
      ? templates.renderPartial("guide-controls", controlsView(schema))
      : undefined;
  const entries = () => [
    ...chapters.searchEntries(),
    ...tokenEntries(guide),
    ...searchEntries(widgetPages(), guide),
  ];

  /** The view of a chapter's page. */
  function chapterView(chapter: Chapter, open: string) {
    const { title, summary, sections } = chapter;
    const partialView = { tokens: tokensView(guide), preview: previewView(state) };
    const html = chapterHtml(chapter, {
      tabs: exampleTabs(templates, attributeOf),
      partial: (partial) => templates.renderPartial(partial, partialView),
    });
    const contents = sections.filter(({ depth }) => depth === 2);
    return { chapter: { title, summary, contents, ...html }, groups: chapters.groups(open) };
  }

  return new Hono<DemoEnv>()
    .get("/guia", (request) => page(request, "guide", { groups: chapters.groups() }))
    .get("/guia/:name", (request, next) => {
      const chapter = chapters.find(request.req.param("name"));
      if (!chapter) return next();
      const { name } = chapter;
      return page(request, "chapter", {
        ...chapterView(chapter, name),
        ...chapters.neighbours(name),
      });
    })
    .get(`${chapterPath(mistakesChapter)}/:number`, (request, next) => {
      const chapter = mistakePage(request.req.param("number"));
      if (!chapter) return next();
      return page(request, "chapter", chapterView(chapter, mistakesChapter));
    })
    .get("/widgets", (request) => {
      const asked = request.req.query("busca-guia") ?? "";
      const hits = entriesWith(asked, entries());
      const tags = new Set(hits.map(({ tag }) => tag));
      const paths = new Set(hits.map(({ id }) => id.replace(/#.*/, "")));
      // Without a search the page lists widgets only; a search may find chapters too.
      const groups = asked === "" ? [] : chapters.groups(undefined, paths);
      const families = catalogueView(
        widgetPages().filter(({ tag }) => tags.has(tag)),
        guide,
      );
      const hasFamilies = families.length > 0;
      const hasChapters = groups.length > 0;
      const isEmpty = !hasFamilies && !hasChapters;
      return page(request, "widgets", { families, groups, hasFamilies, hasChapters, isEmpty });
    })
    .get("/widgets/busca.json", (request) =>
      request.json(entries(), 200, { "cache-control": "no-cache" }),
    )
    .get("/widgets/:name/codigo", (request, next) => {
      const name = request.req.param("name");
      const schema = schemaOf(`yy-${name}`);
      if (!schema || !templates.has(`widgets/${name}`)) return next();
      const query = new URL(request.req.url).searchParams;
      const html = changedExample(templates.source(`widgets/${name}`), schema, query);
      return request.json(exampleCodes(html, attributeOf), 200, { "cache-control": "no-cache" });
    })
    .get("/widgets/:name", (request, next) => {
      const found = widgetPages().find(({ name }) => name === request.req.param("name"));
      if (!found) return next();
      const { userId } = request.get("session");
      const tabs = exampleTabs(templates, attributeOf, controlsOf(schemaOf(found.tag)));
      return page(request, `widgets/${found.name}`, {
        guide: guideView(found, guide),
        markup: () => tabs,
        // What examples show of the demo's state.
        inboxTypes: inboxTypesView(state, userId),
        messages: userId === null ? [] : inboxOf(state, userId).map(messageView),
        unpricedItems: state.unpricedItems.slice(0, unpricedPerPage),
        outpostProducts: state.outpostProducts,
      });
    });
}

/** The part of the shop that previews the editor's tokens. */
function previewView(state: DemoState) {
  // This seller has a photo, and is not the member who is signed in on most pages.
  const seller = state.users[2];
  return {
    seller: seller && userView(state, seller),
    products: state.products.slice(0, 2).map((product) => productView(state, product)),
  };
}
