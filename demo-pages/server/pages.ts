import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type AdHocPage, renderAdHocPage } from "./adHocPage";
import { messageRows } from "./api/messageList";
import { nonceOf, policyWith } from "./contentSecurityPolicy";
import type { DemoEnv, DemoRequest } from "./environment";
import { escapeHtml } from "./escapeHtml";
import { ownAddress } from "./signIn";
import { inboxOf } from "./state/inbox";
import type { DemoState } from "./state/types";
import { storeView } from "./storeView";
import type { Templates } from "./templates";
import { commonView, documentFacts, productView } from "./views";

/** A page a test made, or how to make it from the request's address. */
export type PageSource = AdHocPage | ((address: URL) => AdHocPage);

/** What the pages are made of. */
export interface PageOptions {
  readonly state: DemoState;
  readonly templates: Templates;
  readonly adHoc: ReadonlyMap<string, PageSource>;
  readonly distFolder: string;
  /** Whether pages carry their Content-Security-Policy. */
  readonly csp: boolean;
}

/** Every HTML page: those tests made first, then the demo's own. */
export function pages({ state, templates, adHoc, distFolder, csp }: PageOptions): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .all("*", async (request, next) => {
      const source = adHoc.get(request.req.path);
      if (source === undefined) {
        return next();
      }
      return adHocAnswer(
        request,
        typeof source === "function" ? source(new URL(request.req.url)) : source,
      );
    })
    .get("/", (request) => page(request, "home"))
    .get("/entrar", (request) =>
      request.get("session").userId === null
        ? page(request, "entrar")
        : request.redirect(ownAddress(request, request.req.query("redirect_to") ?? ""), 303),
    )
    .get("/perfil/mensagens", (request) => {
      const { userId } = request.get("session");
      if (userId === null) {
        return request.redirect(`/entrar?redirect_to=${encodeURIComponent(request.req.url)}`, 303);
      }
      state.newMessageUserIds = state.newMessageUserIds.filter((id) => id !== userId);
      const rows = messageRows(inboxOf(state, userId, request.req.query("type")));
      return page(request, "mensagens", { messageRows: rows });
    })
    .get("/p/:product", (request) => {
      const id = Number(/-(\d+)$/.exec(request.req.param("product"))?.[1]);
      const product = state.products.find((each) => each.id === id);
      return product === undefined
        ? page(request, "404", {}, 404)
        : page(request, "produto", { product: productView(state, product) });
    })
    .get("/:store{@[^/]+}/:tab?", (request) => {
      const { store, tab = "" } = request.req.param();
      const view = storeView(state, store.slice(1), tab);
      return view === undefined ? page(request, "404", {}, 404) : page(request, "store", view);
    })
    .get("*", (request) => {
      const name = request.req.path.slice(1);
      const hidden = name === "404" || name === "store" || name === "produto";
      return templates.has(name) && !hidden ? page(request, name) : page(request, "404", {}, 404);
    });

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
    return request.html(html, status, headersWith(nonce));
  }

  function adHocAnswer(request: DemoRequest, source: AdHocPage): Response {
    const nonce = nonceOf(request);
    const own = "html" in source ? {} : source;
    const html = renderAdHocPage(source, documentFacts(request, nonce, distFolder, own));
    const status = (source.status ?? 200) as ContentfulStatusCode;
    return request.body(html, status, {
      "content-type": "text/html; charset=utf-8",
      ...headersWith(nonce),
      ...lowerCased(source.headers ?? {}),
    });
  }

  function headersWith(nonce: string): Record<string, string> {
    const policy = csp ? { "content-security-policy": policyWith(nonce) } : {};
    return { "cache-control": "no-store", vary: "Accept, Cookie", ...policy };
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
  return { title, body: `<h1>${title}</h1>${name === "entrar" ? form : ""}`, script: "none" };
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
