import { unmoney } from "@yy/domain/format/unmoney";
import { Hono } from "hono";
import type { DemoState, UnpricedItem } from "../../fixtures/types";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { requireMember } from "../../middleware/membership";
import { field, numberField, textField } from "../../middleware/payload";
import { asksForScript, removeElement, script } from "../../rendering/scriptAnswer";
import { unpricedAfter, unpricedForms } from "./view";

/** Turbo asks for it before all else when it sends a form. */
const turboStream = "text/vnd.turbo-stream.html";

/**
 * `GET /pro/precos-faltantes/itens?depois_de={id}`: the items after that one, a page of forms, the next one named in
 * `Link: rel="next"`. Not by the number of the page: that would skip as many items as have been priced meanwhile.
 * `POST|PATCH /pro/precos-faltantes/{id}` with `price`, or `item[price]`: JSON; for a script request a script that removes
 * the item, for Turbo a stream that does, for a browser without script the way back to the list. 422 `{price: message}`
 * unless it is a number greater than 0.
 */
export function missingPricesApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/pro/precos-faltantes/itens", requireMember, (request) => {
      const { items, next } = unpricedAfter(state, Number(request.req.query("depois_de") ?? 0));
      const link = next === undefined ? {} : { link: `<${next}>; rel="next"` };
      return request.html(unpricedForms(items, request.get("session").csrfToken), 200, link);
    })
    .on(["POST", "PATCH"], "/pro/precos-faltantes/:id{\\d+}", requireMember, (request) => {
      const item = state.unpricedItems.find((each) => each.id === Number(request.req.param("id")));
      if (item === undefined) {
        return request.json({ error: "not found" }, 404);
      }
      const price = priceIn(request);
      if (Number.isNaN(price)) {
        return request.json({ price: "não é um número válido" }, 422);
      }
      if (price <= 0) {
        return request.json({ price: "deve ser maior do que R$ 0,00" }, 422);
      }
      item.price = price;
      if (asksForScript(request))
        return script(request, removeElement(`[data-item-id="${item.id}"]`));
      const accept = request.req.header("Accept") ?? "";
      if (accept.includes(turboStream))
        return request.body(removalStream(item), 200, { "content-type": turboStream });
      return accept.includes("text/html")
        ? request.redirect("/pro/precos-faltantes", 303)
        : request.json({ id: item.id, price });
    });
}

function removalStream({ id }: UnpricedItem): string {
  return `<turbo-stream action="remove" targets="[data-item-id='${id}']"></turbo-stream>`;
}

/** Without script the hidden price is empty, and what was typed comes as it was typed. */
function priceIn(request: DemoRequest): number {
  const payload = request.get("payload");
  if (field(payload, "price") !== undefined) return numberField(payload, "price");
  const price = numberField(payload, "item[price]");
  return Number.isNaN(price) ? unmoney(textField(payload, "item[shown_price]")) : price;
}
