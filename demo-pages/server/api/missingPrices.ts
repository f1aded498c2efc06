import { Hono } from "hono";
import type { DemoEnv, DemoRequest } from "../environment";
import { escapeHtml } from "../escapeHtml";
import { field, numberField } from "../payload";
import type { DemoState, UnpricedItem } from "../state/types";
import { requireMember } from "./membership";
import { pageOf } from "./paging";
import { asksForScript, removeElement, script } from "./scriptAnswer";

/** Items on a page of the list, and so on the first, which the server writes into the document. */
export const firstUnpriced = 12;

/**
 * `GET /pro/precos-faltantes/itens?page=N`: a page of forms, one an item, the next one named in `Link: rel="next"`.
 * `POST|PATCH /pro/precos-faltantes/{id}` with `price`, or `item[price]`: JSON, or for a script request a script that
 * removes the item; 422 `{price: message}` unless it is a number greater than 0.
 */
export function missingPricesApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/pro/precos-faltantes/itens", requireMember, (request) => {
      const unpriced = state.unpricedItems.filter((item) => item.price === null);
      const { items, next } = pageOf(request, unpriced, firstUnpriced);
      return request.html(unpricedForms(items), 200, next);
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
      return asksForScript(request)
        ? script(request, removeElement(`[data-item-id="${item.id}"]`))
        : request.json({ id: item.id, price });
    });
}

function priceIn(request: DemoRequest): number {
  const payload = request.get("payload");
  const name = field(payload, "price") === undefined ? "item[price]" : "price";
  return numberField(payload, name);
}

/** The items as the missing-price page shows them. */
export function unpricedForms(items: readonly UnpricedItem[]): string {
  return items.map(unpricedForm).join("\n");
}

function unpricedForm({ id, title, image_public_id }: UnpricedItem): string {
  return `<form class="unpriced" data-part="item" data-remote="true" data-item-id="${id}" action="/pro/precos-faltantes/${id}" method="post">
<img src="/photos/public/${image_public_id}/50x50.jpg" width="50" height="50" alt="" loading="lazy">
<label for="price-${id}">${escapeHtml(title)}</label>
<input class="input" id="price-${id}" data-part="price" inputmode="decimal" placeholder="R$ 0,00" autocomplete="off">
<input type="hidden" name="item[price]" data-part="hidden-price">
<button class="button button-small">salvar</button>
</form>`;
}
