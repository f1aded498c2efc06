import { unmoney } from "@yy/domain/format/unmoney";
import { Hono } from "hono";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { requireMember, signInFirst } from "../../middleware/membership";
import { field, numberField, textField } from "../../middleware/payload";
import type { FeatureParts } from "../../rendering/renderPage";
import { asksForHtml, asksForScript, removeElement, script } from "../../rendering/scriptAnswer";
import { unpricedAfter } from "./view";

/** The type that Turbo prefers as the answer to a form. */
const turboStream = "text/vnd.turbo-stream.html";

/**
 * `/pro/precos-faltantes`: a page with the first of a pro seller's items without a price.
 * `GET /pro/precos-faltantes/itens?depois_de={id}`: the forms of the items after that one, with the
 * next page in `Link: rel="next"`. Page numbers would skip as many items as were priced meanwhile.
 * `POST|PATCH /pro/precos-faltantes/{id}` with `price` or `item[price]` answers JSON; to a script
 * request a script that removes the item, to Turbo a stream that does, to a browser without script
 * a redirect to the list. 422 `{price: message}` unless it is a number greater than 0.
 */
export function missingPriceRoutes({ state, page, templates }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/pro/precos-faltantes", signInFirst(), (request) => {
      const { items, next = null } = unpricedAfter(state, 0);
      return page(request, "missing-prices", {
        isPro: request.var.member.pro_seller,
        hasItems: items.length > 0,
        unpricedItems: items,
        next,
      });
    })
    .get("/pro/precos-faltantes/itens", requireMember, (request) => {
      const { items, next } = unpricedAfter(state, Number(request.req.query("depois_de") ?? 0));
      const link = next === undefined ? {} : { link: `<${next}>; rel="next"` };
      const view = { unpricedItems: items, csrf: request.var.session.csrfToken };
      return request.html(templates.renderPartial("unpriced-items", view) ?? "", 200, link);
    })
    .on(["POST", "PATCH"], "/pro/precos-faltantes/:id{\\d+}", requireMember, (request) => {
      const item = state.unpricedItems.find(({ id }) => id === Number(request.req.param("id")));
      if (item === undefined) return request.json({ error: "not found" }, 404);
      const price = priceIn(request);
      if (Number.isNaN(price)) return request.json({ price: "não é um número válido" }, 422);
      if (price <= 0) return request.json({ price: "deve ser maior do que R$ 0,00" }, 422);
      item.price = price;
      return saved(request, item.id, price);
    });
}

function saved(request: DemoRequest, id: number, price: number): Response {
  if (asksForScript(request)) return script(request, removeElement(`[data-item-id="${id}"]`));
  const accept = request.req.header("Accept") ?? "";
  if (accept.includes(turboStream)) {
    const removal = `<turbo-stream action="remove" targets="[data-item-id='${id}']"></turbo-stream>`;
    return request.body(removal, 200, { "content-type": turboStream });
  }
  return asksForHtml(request)
    ? request.redirect("/pro/precos-faltantes", 303)
    : request.json({ id, price });
}

/** Without script the hidden price is empty, and the visible field is sent as typed. */
function priceIn(request: DemoRequest): number {
  const payload = request.get("payload");
  if (field(payload, "price") !== undefined) return numberField(payload, "price");
  const price = numberField(payload, "item[price]");
  return Number.isNaN(price) ? unmoney(textField(payload, "item[shown_price]")) : price;
}
