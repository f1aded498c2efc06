import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {
    "data-chat-href": "/perfil/mensagens/2",
    "data-whatsapp-number": "+55 (31) 98765-4321",
  },
  children: '<a href="/perfil/mensagens/2">falar com o João</a>',
};
