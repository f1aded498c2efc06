import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type AdHocPage, renderAdHocPage } from "./adHocPage";
import { currentUser } from "./api/membership";
import { messageRows } from "./api/messageList";
import { firstUnpriced, unpricedForms } from "./api/missingPrices";
import { outpostProductItem } from "./api/proOutpost";
import { nonceOf, pageHeaders } from "./contentSecurityPolicy";
import type { DemoEnv, DemoRequest } from "./environment";
import { escapeHtml } from "./escapeHtml";
import { ownAddress } from "./signIn";
import { inboxOf } from "./state/inbox";
import type { DemoState } from "./state/types";
import { storeView } from "./storeView";
import type { Templates } from "./templates";
import { commonView, documentFacts, productPageView } from "./views";

/** Templates that only their own routes can fill. */
const behindRoutes = new Set(["404", "home", "inbox", "product", "sign-in", "store"]);

/** What the pages are made of. */
export interface PageOptions {
  readonly state: DemoState;
  readonly templates: Templates;
  readonly distFolder: string;
  /** Whether pages carry their Content-Security-Policy. */
  readonly csp: boolean;
}

/** The demo's own HTML pages. An address that is none is the 404 page, or under `/api` JSON. */
export function pages({ state, templates, distFolder, csp }: PageOptions): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/", (request) => page(request, "home"))
    .get("/entrar", (request) => {
      const redirectTo = request.req.query("redirect_to");
      return request.get("session").userId === null || redirectTo === undefined
        ? page(request, "sign-in")
        : request.redirect(ownAddress(request, redirectTo), 303);
    })
    .get("/perfil/mensagens", (request) => {
      const { userId } = request.get("session");
      if (userId === null) {
        return request.redirect(`/entrar?redirect_to=${encodeURIComponent(request.req.url)}`, 303);
      }
      state.newMessageUserIds = state.newMessageUserIds.filter((id) => id !== userId);
      const rows = messageRows(inboxOf(state, userId, request.req.query("type")));
      return page(request, "inbox", { messageRows: rows });
    })
    .get("/p/:product", (request) => {
      const id = Number(/-(\d+)$/.exec(request.req.param("product"))?.[1]);
      const product = state.products.find((each) => each.id === id);
      return product === undefined
        ? page(request, "404", {}, 404)
        : page(request, "product", productPageView(state, product));
    })
    .get("/:store{@[^/]+}/:tab?", (request) => {
      const { store, tab = "" } = request.req.param();
      const visitor = currentUser(state, request);
      const view = storeView(state, store.slice(1), tab, visitor);
      return view === undefined ? page(request, "404", {}, 404) : page(request, "store", view);
    })
    .get("*", (request) => {
      const name = request.req.path.slice(1);
      if (name.startsWith("api/")) {
        return request.notFound();
      }
      return templates.has(name) && !behindRoutes.has(name)
        ? page(request, name, piecesOf(request))
        : page(request, "404", {}, 404);
    });

  /** Rows that pages of widgets put into their markup as they are: `{{{messageRows}}}`. */
  function piecesOf(request: DemoRequest): object {
    const { userId } = request.get("session");
    return {
      messageRows: userId === null ? "" : messageRows(inboxOf(state, userId)),
      unpricedForms: unpricedForms(state.unpricedItems.slice(0, firstUnpriced)),
      outpostProducts: state.outpostProducts.map(outpostProductItem).join("\n"),
    };
  }

  function page(
    request: DemoRequest,
    name: string,
    view: object = {},
    status: ContentfulStatusCode = 200,
  ): Response {
    const nonce = nonceOf(request);
    const facts = documentFacts(request, nonce, distFolder);
    const whole = { ...commonView(state, request, facts, templates), ...view };
    const html = templates.has(name)
      ? templates.render(name, whole)
      : renderAdHocPage(withoutTemplate(name), facts);
    return request.html(html, status, pageHeaders(nonce, csp));
  }
}

/** A stand-in for a page whose template is not there, with the sign-in form where it is the sign-in page. */
function withoutTemplate(name: string): AdHocPage {
  const form = `<form method="post" action="/entrar">
<input type="hidden" name="authenticity_token" value="{{csrf}}">
<label>usuário <input name="user_id" value="1"></label>
<button>entrar</button>
</form>`;
  const title = escapeHtml(name === "404" ? "página não encontrada" : name);
  return { title, body: `<h1>${title}</h1>${name === "sign-in" ? form : ""}`, script: "none" };
}
