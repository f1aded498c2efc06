/** An item as the server writes it; the demo knows 401 to 448. */
export const item = (id: number | string, attributes = "", price = "") =>
  `<form data-part="item" data-item-id="${id}" action="/pro/precos-faltantes/${id}" method="post" ${attributes}>
<label for="price-${id}">peça ${id}</label>
<input id="price-${id}" data-part="price" autocomplete="off" ${price}>
<input type="hidden" name="item[price]" data-part="hidden-price">
<button>salvar ${id}</button></form>`;

export const items = (count: number, attributes = "", first = 401) =>
  Array.from({ length: count }, (_, index) => item(first + index, attributes)).join("\n");

export const actions =
  '<p data-part="actions"><button type="button" data-part="submit">salvar tudo</button></p>';
