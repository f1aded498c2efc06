import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: `<p><label>cpf <input data-part="cpf" name="cpf"></label> <a href="/pro/outposts/lookup" data-part="lookup" data-remote="true">buscar</a></p>
      <section data-part="products">peças <div><p data-part="product">vestido</p></div></section><p data-part="finish"><button>fechar</button></p>`,
  keepsChildren: true,
  patchesMarkup: true,
};
