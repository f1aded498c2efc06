import type { OutpostProduct } from "../../fixtures/types";
import { escapeHtml } from "../../rendering/escapeHtml";

/** A product of the outpost, with the form that removes it: `button_to "remover", …, method: :delete, remote: true`. */
export function outpostProductItem(
  { id, title, ownerName }: OutpostProduct,
  csrfToken: string,
): string {
  return `<div class="outpost-product" data-part="product" data-outpost-product="${id}">
<span>${escapeHtml(title)}, de ${escapeHtml(ownerName)}</span>
<form action="/pro/outposts/products/${id}" method="post" data-remote="true">
<input type="hidden" name="_method" value="delete">
<input type="hidden" name="authenticity_token" value="${csrfToken}">
<button class="button button-quiet button-small" aria-label="remover ${escapeHtml(title)}">remover</button>
</form>
</div>`;
}
