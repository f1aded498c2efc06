import { isValidCpf } from "@yy/domain/forms/documents";
import { Hono } from "hono";
import type { DemoEnv } from "../environment";
import { escapeHtml } from "../escapeHtml";
import type { DemoState, OutpostProduct } from "../state/types";
import { requireMember } from "./membership";
import {
  appendContent,
  removeElement,
  replaceContent,
  requireScriptedRequest,
  script,
} from "./scriptAnswer";

const thirdParties: Readonly<Record<string, string>> = {
  "52998224725": "Beatriz Nogueira",
  "11144477735": "Rafael Monteiro",
};

/**
 * `GET /pro/outposts/lookup?cpf=…`, with or without `.js`: a script that adds a product of that third party to
 * `[data-part=products]`, or writes into `[data-outpost-answer]` that there is none. 422 for what is no CPF.
 * `DELETE /pro/outposts/products/{id}`: a script that removes it again.
 */
export function proOutpostApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/pro/outposts/:lookup{lookup(\\.js)?}", requireMember, (request) => {
      const cpf = request.req.query("cpf") ?? "";
      const refused = requireScriptedRequest(request);
      if (refused) {
        return refused;
      }
      if (!/^\d{11}$/.test(cpf) || !isValidCpf(cpf)) {
        return request.json({ cpf: "não é um cpf válido" }, 422);
      }
      const ownerName = thirdParties[cpf];
      if (ownerName === undefined) {
        return script(request, sayInAnswer("não encontramos ninguém com esse cpf"));
      }
      state.lastId += 1;
      const product = { id: state.lastId, title: "Caixa de peças usadas", cpf, ownerName };
      state.outpostProducts.push(product);
      return script(
        request,
        appendContent('[data-part="products"]', outpostProductItem(product)) + sayInAnswer(""),
      );
    })
    .delete("/pro/outposts/products/:id{\\d+}", requireMember, (request) => {
      const id = Number(request.req.param("id"));
      if (!state.outpostProducts.some((product) => product.id === id)) {
        return request.json({ error: "not found" }, 404);
      }
      state.outpostProducts = state.outpostProducts.filter((product) => product.id !== id);
      return script(request, removeElement(`[data-outpost-product="${id}"]`));
    });
}

function sayInAnswer(text: string): string {
  return replaceContent("[data-outpost-answer]", escapeHtml(text));
}

/** A product of the outpost, with the link that removes it by way of rails-ujs. */
export function outpostProductItem({ id, title, ownerName }: OutpostProduct): string {
  return `<div class="outpost-product" data-part="product" data-outpost-product="${id}">
<span>${escapeHtml(title)}, de ${escapeHtml(ownerName)}</span>
<a href="/pro/outposts/products/${id}" data-remote="true" data-method="delete" rel="nofollow">remover</a>
</div>`;
}
