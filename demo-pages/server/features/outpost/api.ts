import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { requireMember } from "../../middleware/membership";
import { escapeHtml } from "../../rendering/escapeHtml";
import {
  appendContent,
  removeElement,
  replaceContent,
  requireScriptedRequest,
  script,
} from "../../rendering/scriptAnswer";
import { lookUpThirdParty, removeOutpostProduct } from "./outpost";
import { outpostProductItem } from "./view";

/**
 * `GET /pro/outposts/lookup?cpf=…`, with or without `.js`: a script that adds a product of that third party to
 * `[data-part=products]`, or writes into `[data-outpost-answer]` that there is none. 422 for what is no CPF.
 * `DELETE /pro/outposts/products/{id}`, or `POST` with `_method`: a script that removes it again. What the browser sends by
 * itself is the page's.
 */
export function outpostApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/pro/outposts/:lookup{lookup(\\.js)?}", async (request, next) => {
      if (wantsPage(request)) return next();
      const refused =
        (await requireMember(request, async () => {})) ?? requireScriptedRequest(request);
      if (refused) return refused;
      const found = lookUpThirdParty(state, request.req.query("cpf") ?? "");
      if (found.kind === "invalid") return request.json({ cpf: found.message }, 422);
      if (found.kind !== "added") return script(request, sayInAnswer(found.message));
      const item = outpostProductItem(found.product, request.get("session").csrfToken);
      return script(request, appendContent('[data-part="products"]', item) + sayInAnswer(""));
    })
    .on(["DELETE", "POST"], "/pro/outposts/products/:id{\\d+}", async (request, next) => {
      if (wantsPage(request)) return next();
      const refused = await requireMember(request, async () => {});
      if (refused) return refused;
      const id = Number(request.req.param("id"));
      return removeOutpostProduct(state, id)
        ? script(request, removeElement(`[data-outpost-product="${id}"]`))
        : request.json({ error: "not found" }, 404);
    });
}

function wantsPage(request: DemoRequest): boolean {
  return request.req.header("Accept")?.includes("text/html") ?? false;
}

function sayInAnswer(text: string): string {
  return replaceContent("[data-outpost-answer]", escapeHtml(text));
}
