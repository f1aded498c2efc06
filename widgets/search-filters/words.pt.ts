import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "compras",
  summary:
    "envia os filtros como um endereço curto, com as chaves em português, sem nada vazio. o formulário continua sendo o da página.",
  attributes: {},
  events: {
    "yy:filters-changed":
      "um campo do formulário mudou, ou o formulário foi limpo; leva o que ele quer dizer agora, com os nomes do próprio produto.",
  },
  children: { "(default)": 'um `<form method="get">`, e o que faz parte dele.' },
});
