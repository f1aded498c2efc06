import { Hono } from "hono";
import { currentUser } from "./api/membership";
import { messageRows } from "./api/messageList";
import { firstUnpriced, unpricedForms } from "./api/missingPrices";
import type { DemoEnv, DemoRequest } from "./environment";
import { filmView, landingView } from "./landingView";
import { listingView } from "./listing/listingView";
import { outpostProductItem } from "./outpost/outpost";
import type { PageOptions, RenderPage } from "./renderPage";
import { ownAddress } from "./signIn";
import { inboxOf } from "./state/inbox";
import { storeView } from "./storeView";
import { productPageView, productView } from "./views";

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

/** The demo's own HTML pages. An address that is none is the 404 page, or under `/api` JSON. */
export function pages({ state, templates }: PageOptions, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/", (request) => page(request, "home"))
    .get("/entrar", (request) => {
      const redirectTo = request.req.query("redirect_to");
      return request.get("session").userId === null || redirectTo === undefined
        ? page(request, "sign-in")
        : request.redirect(ownAddress(request, redirectTo), 303);
    })
    .get("/ajuda", (request) => page(request, "help"))
    .get("/frete-gratis", (request) => page(request, "landing", landingView()))
    .get("/videos/:film", (request) => {
      const view = filmView(request.req.param("film"));
      return view === undefined
        ? page(request, "404", {}, { status: 404 })
        : page(request, "film", view);
    })
    .get("/busca", (request) => {
      const address = new URL(request.req.url).searchParams;
      return page(request, "listing", listingView(state, address));
    })
    .get("/busca/ordenar", (request) =>
      request.redirect(ownAddress(request, request.req.query("para") ?? "/busca"), 303),
    )
    .get("/comprar/obrigado", (request) => {
      const order = state.orders.find(({ id }) => String(id) === request.req.query("pedido"));
      const product = state.products.find(({ id }) => id === order?.productId);
      return page(request, "checkout-done", {
        order: order ?? null,
        product: product === undefined ? null : productView(state, product),
      });
    })
    .get("/p/:product", (request) => {
      const id = Number(/-(\d+)$/.exec(request.req.param("product"))?.[1]);
      const product = state.products.find((each) => each.id === id);
      return product === undefined
        ? page(request, "404", {}, { status: 404 })
        : page(request, "product", productPageView(state, product));
    })
    .get("/:store{@[^/]+}/:tab?", (request) => {
      const { store, tab = "" } = request.req.param();
      const visitor = currentUser(state, request);
      const view = storeView(state, store.slice(1), tab, visitor);
      return view === undefined
        ? page(request, "404", {}, { status: 404 })
        : page(request, "store", view);
    })
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
