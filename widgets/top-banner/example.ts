import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-section": "home" },
  children: '<p>frete grátis até domingo. <a href="/busca?promocao=frete">aproveite</a></p>',
  keepsChildren: true,
};
