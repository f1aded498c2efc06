import { Hono } from "hono";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import type { PageOptions, RenderPage } from "../../rendering/renderPage";
import { inboxOf } from "../inbox/inbox";
import { messageRows } from "../inbox/messageRows";
import { firstUnpriced, unpricedForms } from "../missing-prices/view";
import { outpostProductItem } from "../outpost/view";

/** Templates that only their own routes can fill. */
const behindRoutes = new Set([
  "404",
  "address",
  "checkout",
  "checkout-done",
  "film",
  "help",
  "home",
  "inbox",
  "landing",
  "listing",
  "message",
  "missing-prices",
  "outpost",
  "product",
  "rate",
  "sell",
  "settings",
  "sign-in",
  "sign-up",
  "store",
  "voucher",
]);

/** Home, help, and the pages of single widgets. What is no page at all is the 404 page, or under `/api` JSON. */
export function sitePages({ state, templates }: PageOptions, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/", (request) => page(request, "home"))
    .get("/ajuda", (request) => page(request, "help"))
    .get("*", (request) => {
      const name = request.req.path.slice(1);
      if (name.startsWith("api/")) {
        return request.notFound();
      }
      return templates.has(name) && !behindRoutes.has(name)
        ? page(request, name, piecesOf(request))
        : page(request, "404", {}, { status: 404 });
    });

  /** Rows that pages of widgets put into their markup as they are: `{{{messageRows}}}`. */
  function piecesOf(request: DemoRequest): object {
    const { userId, csrfToken } = request.get("session");
    return {
      messageRows: userId === null ? "" : messageRows(inboxOf(state, userId)),
      unpricedForms: unpricedForms(state.unpricedItems.slice(0, firstUnpriced), csrfToken),
      outpostProducts: state.outpostProducts
        .map((product) => outpostProductItem(product, csrfToken))
        .join("\n"),
    };
  }
}
