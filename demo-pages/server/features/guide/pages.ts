import { Hono } from "hono";
import type { DemoEnv } from "../../middleware/environment";
import { readPageFacts } from "../../rendering/pageFacts";
import type { PageOptions, RenderPage } from "../../rendering/renderPage";
import { inboxOf } from "../inbox/inbox";
import { messageRows } from "../inbox/messageRows";
import { firstUnpriced, unpricedForms } from "../missing-prices/view";
import { outpostProductItem } from "../outpost/view";
import { Chapters } from "./chapters/Chapters";
import { chapterPages } from "./chapters/pages";
import { changedExample } from "./code/changedExample";
import type { AttributeOf } from "./code/translated";
import { controlsView } from "./controls";
import { exampleCodes, exampleTabs } from "./exampleTabs";
import type { GuideSource } from "./guideData";
import { entriesWith, searchEntries } from "./searchEntries";
import { tokenEntries } from "./tokens/readTokens";
import { guideView, type WidgetPage } from "./view";

export interface GuideOptions extends PageOptions {
  readonly guide: GuideSource;
}

/** The guide: its chapters, all widgets, the page of each, and what its search looks through. */
export function guidePages(options: GuideOptions, page: RenderPage): Hono<DemoEnv> {
  const { state, templates, guide } = options;
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
  const chapters = new Chapters(guide);
  const entries = () => [
    ...chapters.searchEntries(),
    ...tokenEntries(guide),
    ...searchEntries(widgetPages(), guide),
  ];

  return new Hono<DemoEnv>()
    .route("/", chapterPages({ state, templates, guide, attributeOf, chapters }, page))
    .get("/widgets", (request) => {
      const words = guide.words().widgets;
      const hits = entriesWith(request.req.query("busca-guia") ?? "", entries());
      const tags = new Set(hits.map(({ tag }) => tag));
      const found = widgetPages().filter(({ tag }) => tags.has(tag));
      const groups = chapters.groupsWith(new Set(hits.map(({ id }) => id.replace(/#.*/, ""))));
      const widgets = found.map(({ name, tag }) => ({
        name,
        tag,
        summary: words[tag]?.summary ?? "",
      }));
      const hasChapters = groups.length > 0;
      const isEmpty = widgets.length === 0 && !hasChapters;
      return page(request, "widgets", { widgets, groups, hasChapters, isEmpty });
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
      const { userId, csrfToken } = request.get("session");
      const schema = schemaOf(found.tag);
      const controls =
        schema && schema.attributes.length > 0
          ? templates.renderPartial("guide-controls", controlsView(schema))
          : "";
      const tabs = exampleTabs(attributeOf, controls ?? "");
      return page(request, `widgets/${found.name}`, {
        guide: guideView(found, guide),
        markup: () => tabs,
        // Rows that pages put into their examples as they are: `{{{messageRows}}}`.
        messageRows: userId === null ? "" : messageRows(inboxOf(state, userId)),
        unpricedForms: unpricedForms(state.unpricedItems.slice(0, firstUnpriced), csrfToken),
        outpostProducts: state.outpostProducts
          .map((product) => outpostProductItem(product, csrfToken))
          .join("\n"),
      });
    });
}
