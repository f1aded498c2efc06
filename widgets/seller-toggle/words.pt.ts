import { portuguese } from "@yy/element/config/portuguese";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "vender",
  summary:
    "liga e desliga um recurso da lojinha na hora do toque. se o servidor não topar, volta sozinho e diz por quê.",
  attributes: {
    feature:
      "qual recurso: o frete econômico (`soft-shipping`) ou o destaque na busca (`boosted-bundle`).",
    enabled:
      "diz se está ligado. o widget escreve o que o servidor aceitou, e um servidor que manda uma atualização também pode escrever.",
    failedText: "mostrado e anunciado quando o servidor não topou.",
    signedOutText: "o mesmo, quando a sessão terminou.",
    labelLogin: signedOut.attributes.labelLogin,
    loginPath: signedOut.attributes.loginPath,
  },
  events: {
    "yy:feature-changed":
      "o interruptor virou: `user` na hora do toque, `revert` quando o servidor não topou.",
    "yy:feature-saved": "o servidor respondeu, e isto é o que ele guarda.",
  },
  parts: {
    switch: "o interruptor inteiro: palavras, trilho e o espaço entre eles.",
    track: "o trilho.",
    thumb: "o que desliza nele.",
    message: "por que ele voltou.",
    ...signedOut.parts,
  },
  children: {
    "(default)":
      "as palavras que dão nome ao interruptor, e um formulário, botão ou link que faz o trabalho dele sem o script: com o interruptor na tela, só as palavras aparecem.",
  },
  states: {
    enabled: "o interruptor está ligado.",
    pending: "um pedido deste recurso está a caminho.",
    error: "a última mudança não foi aceita.",
  },
  tokens: {
    "--yy-seller-toggle-control":
      "largura reservada para o trilho, e para o formulário antes dele; 6rem se nada for dito.",
    "--yy-color-accent": "o trilho ligado.",
    "--yy-color-line-strong": "o trilho desligado.",
    "--yy-color-raised": "o que desliza no trilho.",
    "--yy-color-danger": "a mensagem.",
    "--yy-size-target": "altura mínima.",
  },
});
