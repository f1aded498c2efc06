import { unmoney } from "@yy/domain/format/unmoney";
import { Hono } from "hono";
import type { DemoEnv, DemoRequest } from "../environment";
import { escapeHtml } from "../escapeHtml";
import { field, numberField, textField } from "../payload";
import type { DemoState, UnpricedItem } from "../state/types";
import { requireMember } from "./membership";
import { asksForScript, removeElement, script } from "./scriptAnswer";

/** Items on a page of the list, and so on the first, which the server writes into the document. */
export const firstUnpriced = 12;

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

/** A page of the list. */
export interface UnpricedPage {
  readonly items: readonly UnpricedItem[];
  /** Where the next page is, if there is one. */
  readonly next: string | undefined;
}

/** The items without a price that follow the one of this id. */
export function unpricedAfter({ unpricedItems }: DemoState, id: number): UnpricedPage {
  const rest = unpricedItems.filter((item) => item.price === null && item.id > id);
  const items = rest.slice(0, firstUnpriced);
  const last = items.at(-1);
  const next =
    last && rest.length > items.length
      ? `/pro/precos-faltantes/itens?depois_de=${last.id}`
      : undefined;
  return { items, next };
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

/** The items as the missing-price page shows them; each is a form of its own, and needs the session's token. */
export function unpricedForms(items: readonly UnpricedItem[], csrf: string): string {
  return items.map((item) => unpricedForm(item, csrf)).join("\n");
}

function unpricedForm({ id, title, image_public_id }: UnpricedItem, csrf: string): string {
  return `<form class="unpriced" data-part="item" data-remote="true" data-item-id="${id}" action="/pro/precos-faltantes/${id}" method="post">
<input type="hidden" name="authenticity_token" value="${escapeHtml(csrf)}">
<img src="/photos/public/${image_public_id}/50x50.jpg" width="50" height="50" alt="" loading="lazy">
<label for="price-${id}">${escapeHtml(title)}</label>
<div class="unpriced-price"><input class="input" id="price-${id}" name="item[shown_price]" data-part="price" inputmode="decimal" placeholder="R$ 0,00" autocomplete="off"></div>
<input type="hidden" name="item[price]" data-part="hidden-price">
<button class="button button-quiet button-small" aria-label="salvar ${escapeHtml(title)}">salvar</button>
</form>`;
}
