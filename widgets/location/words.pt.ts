import { portuguese } from "@yy/element/config/portuguese";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "pessoas",
  summary:
    "mostra a localização de quem entrou na conta e, com um toque, pergunta ao navegador onde a pessoa está.",
  attributes: {
    updatePath:
      "para onde vai o POST da posição encontrada, com `latitude` e `longitude` no corpo em JSON.",
    loginPath: signedOut.attributes.loginPath,
    label: "texto do botão.",
    labelLoading: "dito enquanto o navegador procura e o servidor responde.",
    foundText: "dito quando a posição foi encontrada e, se há para onde enviar, guardada.",
    refusedText: "dito quando a pessoa recusa, ou o navegador não encontra nada.",
    failedText: "dito quando o servidor não aceita a posição.",
  },
  events: {
    "yy:location-found":
      "o navegador disse a posição, em graus; antes de ela ser enviada ao servidor.",
  },
  parts: {
    location: "onde a pessoa está, nas palavras do servidor.",
    button: "o botão que pergunta ao navegador.",
    message: "no que deu.",
  },
  children: {
    "(default)":
      "o que aparece antes do script, para quem não entrou na conta, e enquanto a pessoa não tem localização.",
  },
  states: {
    locating: "o navegador está procurando, ou a posição está sendo guardada.",
    refused: "a pessoa recusou, ou o navegador não encontrou nada.",
    unsaved: "o servidor não aceitou a posição.",
  },
  tokens: {
    "--yy-color-accent": "borda e texto do botão.",
    "--yy-color-muted": "a mensagem.",
    "--yy-radius-full": "arredondamento do botão.",
    "--yy-size-target": "altura mínima do botão.",
  },
});
