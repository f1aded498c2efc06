import { Hono } from "hono";
import type { DemoEnv } from "../../middleware/environment";
import { readPageFacts } from "../../rendering/pageFacts";
import type { PageOptions, RenderPage } from "../../rendering/renderPage";
import { inboxOf } from "../inbox/inbox";
import { messageRows } from "../inbox/messageRows";
import { firstUnpriced, unpricedForms } from "../missing-prices/view";
import { outpostProductItem } from "../outpost/view";
import { exampleTabs } from "./exampleTabs";
import type { GuideSource } from "./guideData";
import { searchEntries, tagsWith } from "./searchEntries";
import { guideView, type WidgetPage } from "./view";

export interface GuideOptions extends PageOptions {
  readonly guide: GuideSource;
}

/** The guide: all widgets, the page of each, and what its search looks through. */
export function guidePages(options: GuideOptions, page: RenderPage): Hono<DemoEnv> {
  const { state, templates, guide } = options;
  const widgetPages = (): WidgetPage[] =>
    templates.list("widgets").map((name) => {
      const { facts } = readPageFacts(templates.source(`widgets/${name}`));
      return { name, tag: `yy-${name}`, facts };
    });

  return new Hono<DemoEnv>()
    .get("/widgets", (request) => {
      const words = guide.words().widgets;
      const pages = widgetPages();
      const tags = tagsWith(request.req.query("busca-guia") ?? "", searchEntries(pages, guide));
      const found = pages.filter(({ tag }) => tags.has(tag));
      const widgets = found.map(({ name, tag }) => ({
        name,
        tag,
        summary: words[tag]?.summary ?? "",
      }));
      return page(request, "widgets", { widgets });
    })
    .get("/widgets/busca.json", (request) =>
      request.json(searchEntries(widgetPages(), guide), 200, { "cache-control": "no-cache" }),
    )
    .get("/widgets/:name", (request, next) => {
      const found = widgetPages().find(({ name }) => name === request.req.param("name"));
      if (!found) return next();
      const { userId, csrfToken } = request.get("session");
      const { widgets, common } = guide.schemas();
      const attributesOf = (tag: string) => [
        ...(widgets.find((each) => each.tag === tag)?.attributes ?? []),
        ...common,
      ];
      return page(request, `widgets/${found.name}`, {
        guide: guideView(found, guide),
        markup: exampleTabs((tag, name) =>
          attributesOf(tag).find(({ attribute }) => attribute === name),
        ),
        // Rows that pages put into their examples as they are: `{{{messageRows}}}`.
        messageRows: userId === null ? "" : messageRows(inboxOf(state, userId)),
        unpricedForms: unpricedForms(state.unpricedItems.slice(0, firstUnpriced), csrfToken),
        outpostProducts: state.outpostProducts
          .map((product) => outpostProductItem(product, csrfToken))
          .join("\n"),
      });
    });
}
