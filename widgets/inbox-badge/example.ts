import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-href": "/perfil/mensagens", "data-poll-interval": "30000" },
  children: '<a href="/perfil/mensagens">mensagens</a>',
  keepsChildren: true,
  patchesMarkup: true,
  signedInAs: 1,
};
