import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-message-id": "default$$$201", "data-redirect-url": "/perfil/mensagens" },
  children:
    '<h1>seu vestido foi vendido!</h1><button type="button" data-part="delete">apagar</button>',
  keepsChildren: true,
  patchesMarkup: true,
};
