import { portuguese } from "@yy/element/config/portuguese";
import * as remote from "@yy/ui/remote/remoteWords.pt";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "traz a próxima página da lista quando o fim dela chega perto da tela, uma vez cada uma.",
  attributes: {
    nextUrl:
      "onde está a próxima página; a cada página que entra na lista, o widget escreve aqui a seguinte.",
    buffer: "a que distância abaixo da janela o fim da lista já conta como perto; em px.",
    extraScroll:
      "quanto a janela ainda rola quando os itens chegam com a pessoa bem no fim da lista; em px.",
    debounce:
      "quanto tempo o fim, depois da rolagem, precisa continuar perto para contar; em milissegundos.",
    finished: "não há próxima página; o widget escreve isto depois da última.",
    labelMore:
      "texto do botão que pede a próxima página quando a lista espera pela pessoa e a página não tem um link para isso.",
    addedText: "anunciado, e não mostrado, depois que chegaram itens.",
    addedOneText: "anunciado depois que chegou um só.",
    ...remote.attributes,
    ...signedOut.attributes,
  },
  events: {
    "yy:items-added": "os elementos de uma página estão na lista.",
    "yy:infinite-scroll-finished": "não há próxima página. uma vez para cada lista.",
  },
  parts: { more: "o botão que pede a próxima página.", ...remote.parts, ...signedOut.parts },
  children: {
    "(default)": "a primeira página da lista.",
    more: "o último filho, ou algo dentro dele: um link para a próxima página. as páginas entram antes dele, ele pede a próxima na hora, e some depois da última.",
  },
  states: {
    ...remote.states,
    waiting: "o fim está perto, e a lista espera pela pessoa.",
    finished: "a última página está na lista.",
  },
  tokens: {
    "--yy-infinite-scroll-space":
      "altura reservada embaixo da lista para o sinal de carregamento, a mensagem e o botão.",
    ...remote.tokens,
  },
});
