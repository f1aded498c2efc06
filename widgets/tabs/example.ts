import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: `<ul data-part="list" aria-label="sobre a peça">
        <li><a href="#medidas">medidas</a></li>
        <li><a href="#perguntas" data-count="120">perguntas</a></li>
      </ul>
      <section data-part="panel" id="medidas"><p>busto 92, cintura 74.</p></section>
      <section data-part="panel" id="perguntas"><p>serve em quem usa <a href="/p/38">38</a>?</p></section>`,
  keepsChildren: true,
  patchesMarkup: true,
  otherChildren: [
    `<div data-part="list"><button type="button">frete</button><button type="button" data-count="3">trocas</button></div>
      <div data-part="panel">grátis</div><div data-part="panel">em 7 dias</div>`,
  ],
};
