import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: {
      "data-chat-href": "/perfil/mensagens/2",
      "data-whatsapp-number": "+55 (31) 98765-4321",
    },
    children: '<a href="/perfil/mensagens/2">falar com o João</a>',
  },
});
