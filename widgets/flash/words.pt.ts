import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "conta o que acabou de acontecer e vai embora em 3 segundos e meio. espera por quem está lendo.",
  attributes: {
    duration: "quanto tempo uma mensagem fica, em milissegundos; com 0 ela fica até alguém fechar.",
    labelClose: "nome do botão que fecha uma mensagem.",
  },
  parts: {
    region: "o lugar por cima da página onde as mensagens se empilham.",
    message:
      "uma mensagem; a classe dela também é uma parte: `notice`, `success`, `alert` ou `error`.",
    text: "as palavras de uma mensagem.",
    close: "o botão que fecha uma mensagem.",
  },
  children: {
    '[data-flash="notice|success|alert|error"]':
      "uma mensagem, só o texto dela; uma que chegue depois também aparece, e uma classe desconhecida vale como notice.",
  },
  native: {
    show: "uma mensagem: o aplicativo mostra no lugar da página, e some com ela ele mesmo.",
    hide: "tarde demais para esta: a página a mostra, ou já foi embora.",
  },
  tokens: {
    "--yy-color-raised": "fundo de uma mensagem.",
    "--yy-color-ink": "texto, e borda de um notice.",
    "--yy-color-success": "marca de um success.",
    "--yy-color-accent": "marca de um alert.",
    "--yy-color-danger": "marca de um error.",
    "--yy-shadow-overlay": "sombra de uma mensagem.",
    "--yy-radius-m": "arredondamento de uma mensagem.",
    "--yy-z-flash": "camada, em navegadores sem a API de popover.",
  },
});
