import type { DemoState, UnpricedItem } from "../../fixtures/types";
import { escapeHtml } from "../../rendering/escapeHtml";

/** Items on a page of the list, and so on the first, which the server writes into the document. */
export const firstUnpriced = 12;

/** The items without a price that follow the one of this id, a page of them, and where the next page is, if there is one. */
export function unpricedAfter({ unpricedItems }: DemoState, id: number) {
  const rest = unpricedItems.filter((item) => item.price === null && item.id > id);
  const items = rest.slice(0, firstUnpriced);
  const last = items.at(-1);
  const next =
    last && rest.length > items.length
      ? `/pro/precos-faltantes/itens?depois_de=${last.id}`
      : undefined;
  return { items, next };
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
