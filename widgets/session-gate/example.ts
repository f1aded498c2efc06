import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-when": "signed-in" },
  children: "<p>olá, você entrou</p>",
  signedInAs: 1,
  drawsVisitor: true,
  keepsChildren: true,
  shutUntilKnown: true,
};
