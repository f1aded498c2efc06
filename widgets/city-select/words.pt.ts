import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "formulários",
  summary:
    "escolheu o estado, chegam as cidades dele. a que o servidor já sabia continua escolhida.",
  attributes: {
    placeholder: "primeira opção da lista de cidades, com valor vazio.",
    errorText: "mostrado e anunciado quando não deu para carregar as cidades.",
    labelRetry: "texto do botão que pede de novo.",
  },
  parts: {
    error: "a mensagem de quando não deu para carregar as cidades.",
    retry: "o botão que pede de novo.",
  },
  children: {
    state: "o `<select>` dos estados; um valor vazio ou `UF` quer dizer nenhum.",
    city: "o `<select>` das cidades, que guarda o valor. qualquer um dos dois pode estar dentro de um `yy-select`.",
  },
  states: {
    loading: "as cidades estão a caminho e o select delas está desabilitado.",
    unavailable: "não deu para carregar as cidades; as opções do servidor voltaram.",
  },
  tokens: {
    "--yy-color-danger": "texto da mensagem.",
    "--yy-color-accent": "texto do botão.",
    "--yy-size-target": "altura mínima do botão.",
  },
});
