import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-field": "first_name", "data-fallback": "visitante" },
  children: "<span>você</span>",
  signedInAs: 1,
  drawsVisitor: true,
};
