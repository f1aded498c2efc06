import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-user-id": "7" },
  children: "<p>esta loja está de férias</p>",
  signedInAs: 7,
  drawsVisitor: true,
};
