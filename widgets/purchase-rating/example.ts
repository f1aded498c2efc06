import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: `<div data-part="panel"><form action="/compras/7/avaliacao" method="post">
      <label>sua nota <input type="number" name="rating[value]" min="0" max="5"></label><button>avaliar</button></form></div>`,
  keepsChildren: true,
  patchesMarkup: true,
};
