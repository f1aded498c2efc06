import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-page": "2", "data-total-pages": "5" },
  children: '<a href="?page=1">anterior</a> <a href="?page=3">próxima</a>',
};
