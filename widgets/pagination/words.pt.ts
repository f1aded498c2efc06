import { portuguese } from "@yy/element/config/portuguese";
import * as remote from "@yy/ui/remote/remoteWords.pt";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "vai de uma página da lista a outra trocando só a lista. endereço, voltar e avançar acompanham.",
  attributes: {
    page: "a página que está na tela; o widget escreve aqui quando mostra outra.",
    totalPages: "quantas páginas há.",
    param: "parâmetro do endereço que guarda a página.",
    target: "id da região que mostra uma página; sem isto, os links abrem outro documento.",
    format:
      "o que é pedido: HTML para a região (`html`), ou um script (`js`, com `.js` depois do caminho) que a muda por conta própria.",
    label: "nome da navegação.",
    labelPrevious: "texto do link para a página de antes.",
    labelNext: "texto do link para a página de depois.",
    positionText: "o que fica entre os links; vazio para nada.",
    ...remote.attributes,
    ...signedOut.attributes,
  },
  events: {
    "yy:page-changed": "a região mostra outra página, por um link ou pelo histórico do navegador.",
  },
  parts: {
    nav: "a navegação.",
    previous: "o link para a página de antes.",
    position: "qual página está na tela.",
    next: "o link para a página de depois.",
    ...remote.parts,
    ...signedOut.parts,
  },
  children: {
    "(default)":
      "os links do próprio servidor para outras páginas, até o widget funcionar, ou se não funcionar.",
  },
  states: remote.states,
  tokens: {
    ...remote.tokens,
    "--yy-color-muted": "a posição, e um link que não leva a lugar nenhum.",
  },
});
