import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-update-path": "/api/location" },
  children: '<a href="/perfil/endereco">onde você está?</a>',
  signedInAs: 1,
  drawsVisitor: true,
};
