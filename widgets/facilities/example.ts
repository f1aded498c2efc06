import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  // The visitor is signed out, so the children stay.
  children: '<p><a href="/perfil/facilidades">ver as facilidades</a></p>',
  keepsChildren: true,
  drawsVisitor: true,
};
