import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-name": "filtros", "data-label": "filtros" },
  children: "<p>tamanho, cor e preço</p>",
  keepsChildren: true,
};
