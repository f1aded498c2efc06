import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { currentUser } from "../../middleware/membership";
import type { Flash } from "../../middleware/session";
import type { RenderPage } from "../../rendering/renderPage";
import { signInPath } from "../sign-in/returnUrl";
import { lookUpThirdParty, removeOutpostProduct } from "./outpost";
import { outpostProductItem } from "./view";

const path = "/pro/outposts/new";

/**
 * `/pro/outposts/new`: a pro seller's outpost, with what third parties have left there. Here is what the browser itself and
 * Turbo send: looking up, removing and finishing lead back to the page; what scripts ask is `outpostApi`'s.
 */
export function outpostPages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get(path, (request) => refusedEntry(request) ?? show(request))
    .get("/pro/outposts/lookup", (request) => {
      const refused = refusedEntry(request);
      if (refused) return refused;
      const typed = request.req.query("cpf") ?? "";
      const found = lookUpThirdParty(state, typed.replace(/\D/g, ""));
      if (found.kind === "invalid") return show(request, { cpf: typed, error: found.message });
      const isAdded = found.kind === "added";
      return back(request, {
        kind: isAdded ? "success" : "alert",
        text: isAdded ? `${found.product.title}: no outpost.` : found.message,
      });
    })
    .post("/pro/outposts/products/:id{\\d+}", (request) => {
      const refused = refusedEntry(request);
      if (refused) return refused;
      const isGone = !removeOutpostProduct(state, Number(request.req.param("id")));
      return back(request, {
        kind: "notice",
        text: isGone ? "essa peça já não estava aqui." : "peça removida.",
      });
    })
    .post("/pro/outposts", (request) => {
      const refused = refusedEntry(request);
      if (refused) return refused;
      const { length } = state.outpostProducts;
      state.outpostProducts = [];
      return length === 0
        ? back(request, { kind: "alert", text: "o outpost ainda está vazio." })
        : back(request, {
            kind: "success",
            text: `outpost fechado com ${length === 1 ? "1 peça" : `${length} peças`}.`,
          });
    });

  /** Members only, and of them pro sellers. */
  function refusedEntry(request: DemoRequest): Response | undefined {
    const user = currentUser(state, request);
    if (user === undefined) {
      return request.redirect(signInPath(new URL(path, request.req.url).href), 303);
    }
    return user.pro_seller
      ? undefined
      : page(request, "outpost", { isPro: false }, { status: 403 });
  }

  function show(request: DemoRequest, refused: { cpf?: string; error?: string } = {}): Response {
    const { csrfToken } = request.get("session");
    const view = {
      isPro: true,
      cpf: refused.cpf ?? "",
      error: refused.error ?? null,
      outpostProducts: state.outpostProducts
        .map((product) => outpostProductItem(product, csrfToken))
        .join("\n"),
    };
    return page(request, "outpost", view, { status: refused.error === undefined ? 200 : 422 });
  }

  function back(request: DemoRequest, flash: Flash): Response {
    request.get("session").flash = flash;
    return request.redirect(path, 303);
  }
}
