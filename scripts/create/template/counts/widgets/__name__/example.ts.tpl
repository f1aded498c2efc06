import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-label": "tocar" },
  children: "<span>tocar</span>",
};
