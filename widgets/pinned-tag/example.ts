import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-top": "20", "data-bottom": "10" },
  children: '<a href="/busca">só hoje</a>',
  keepsChildren: true,
};
