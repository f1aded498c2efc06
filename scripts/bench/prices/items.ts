/** An item without a price. */
export interface PriceItem {
  readonly id: number;
  readonly title: string;
}

export const itemsAPage = 50;

/** 2,000 items; the first page is in the document. */
export const pageCount = 40;

/** @param page from 1 */
export function itemsOf(page: number): PriceItem[] {
  return Array.from({ length: itemsAPage }, (_, index) => {
    const id = (page - 1) * itemsAPage + index + 1;
    return { id, title: `vestido de linho nº ${id}, pouco uso` };
  });
}

/** A page of forms as a server writes them, one an item. */
export function formsOf(page: number): string {
  return itemsOf(page).map(formOf).join("\n");
}

function formOf({ id, title }: PriceItem): string {
  return `<form data-part="item" data-remote="true" data-item-id="${id}" action="/pro/precos-faltantes/${id}" method="post">
<label for="price-${id}">${title}</label>
<input id="price-${id}" data-part="price" inputmode="decimal" placeholder="R$ 0,00" autocomplete="off">
<input type="hidden" name="item[price]" data-part="hidden-price">
<button>salvar</button>
</form>`;
}
