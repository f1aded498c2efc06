import { isValidCpf } from "@yy/domain/forms/documents";
import { Hono, type MiddlewareHandler } from "hono";
import type { OutpostProduct } from "../../fixtures/types";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { requireMember, signInFirst } from "../../middleware/membership";
import { redirectWithFlash } from "../../middleware/sessions";
import { escapeHtml } from "../../rendering/escapeHtml";
import type { FeatureParts } from "../../rendering/renderPage";
import {
  appendContent,
  asksForHtml,
  removeElement,
  replaceContent,
  requireScriptedRequest,
  script,
} from "../../rendering/scriptAnswer";

const path = "/pro/outposts/new";

const thirdParties: Readonly<Record<string, string>> = {
  "52998224725": "Beatriz Nogueira",
  "11144477735": "Rafael Monteiro",
};

/** Titles of the products that third parties leave at an outpost, used in turn. */
const titles = ["Caixa de peças usadas", "Vestido de linho", "Bolsa de palha", "Sandália de couro"];

/**
 * `/pro/outposts/new`: a pro seller's outpost, with what third parties have left there.
 *
 * `GET /pro/outposts/lookup?cpf=…`, with or without `.js`, adds a product of that third party;
 * `POST /pro/outposts/products/{id}` or `DELETE` removes it again, `POST /pro/outposts` finishes.
 * Requests of scripts are answered with scripts that change `[data-part="products"]` and
 * `[data-outpost-answer]`, or 422 for an invalid CPF; those of the browser itself and of Turbo lead
 * back to the page.
 */
export function outpostRoutes({ state, page, templates }: FeatureParts): Hono<DemoEnv> {
  const prosOnly: MiddlewareHandler<DemoEnv> = async (request, next) => {
    const { user } = request.var;
    if (user === undefined) return signInFirst(path)(request, next);
    return user.pro_seller ? next() : page(request, "outpost", { isPro: false }, { status: 403 });
  };
  const membersOnly: MiddlewareHandler<DemoEnv> = (request, next) =>
    asksForHtml(request) ? prosOnly(request, next) : requireMember(request, next);

  return new Hono<DemoEnv>()
    .get(path, prosOnly, (request) => show(request))
    .get("/pro/outposts/:lookup{lookup(\\.js)?}", membersOnly, (request) =>
      asksForHtml(request) ? lookUpByPage(request) : lookUpByScript(request),
    )
    .on(["POST", "DELETE"], "/pro/outposts/products/:id{\\d+}", membersOnly, (request) => {
      const id = Number(request.req.param("id"));
      const { length } = state.outpostProducts;
      state.outpostProducts = state.outpostProducts.filter((product) => product.id !== id);
      const isRemoved = state.outpostProducts.length < length;
      if (asksForHtml(request)) {
        const text = isRemoved ? "peça removida." : "essa peça já não estava aqui.";
        return redirectWithFlash(request, path, "notice", text);
      }
      return isRemoved
        ? script(request, removeElement(`[data-outpost-product="${id}"]`))
        : request.json({ error: "not found" }, 404);
    })
    .post("/pro/outposts", prosOnly, (request) => {
      const { length } = state.outpostProducts;
      state.outpostProducts = [];
      const pieces = length === 1 ? "1 peça" : `${length} peças`;
      return length === 0
        ? redirectWithFlash(request, path, "alert", "o outpost ainda está vazio.")
        : redirectWithFlash(request, path, "success", `outpost fechado com ${pieces}.`);
    });

  function lookUpByScript(request: DemoRequest): Response {
    const refused = requireScriptedRequest(request);
    if (refused) return refused;
    const found = lookUp(request.req.query("cpf") ?? "");
    if (found === "invalid") return request.json({ cpf: texts.invalid }, 422);
    if (found === "unknown") return script(request, sayInAnswer(texts.unknown));
    const view = { ...found, csrf: request.var.session.csrfToken };
    const item = templates.renderPartial("outpost-product", view) ?? "";
    return script(request, appendContent('[data-part="products"]', item) + sayInAnswer(""));
  }

  function lookUpByPage(request: DemoRequest): Response {
    const typed = request.req.query("cpf") ?? "";
    const found = lookUp(typed.replace(/\D/g, ""));
    if (found === "invalid") return show(request, { cpf: typed, error: texts.invalid });
    return found === "unknown"
      ? redirectWithFlash(request, path, "alert", texts.unknown)
      : redirectWithFlash(request, path, "success", `${found.title}: no outpost.`);
  }

  /** Adds a product of the third party with this CPF, digits only. */
  function lookUp(cpf: string): OutpostProduct | keyof typeof texts {
    if (!/^\d{11}$/.test(cpf) || !isValidCpf(cpf)) return "invalid";
    const ownerName = thirdParties[cpf];
    if (ownerName === undefined) return "unknown";
    state.lastId += 1;
    const title = titles[state.outpostProducts.length % titles.length] ?? "peça";
    const product = { id: state.lastId, title, cpf, ownerName };
    state.outpostProducts.push(product);
    return product;
  }

  function show(request: DemoRequest, refused?: { cpf: string; error: string }): Response {
    const { outpostProducts } = state;
    const view = { isPro: true, cpf: "", error: null, outpostProducts, ...refused };
    return page(request, "outpost", view, { status: refused === undefined ? 200 : 422 });
  }
}

const texts = {
  invalid: "não é um cpf válido",
  unknown: "não encontramos ninguém com esse cpf",
};

function sayInAnswer(text: string): string {
  return replaceContent("[data-outpost-answer]", escapeHtml(text));
}
