import { portuguese } from "@yy/element/config/portuguese";
import * as remote from "@yy/ui/remote/remoteWords.pt";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import * as failure from "@yy/ui/sending/failureWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "compras",
  summary: "pede a nota de uma compra e agradece quando ela chega ao servidor.",
  attributes: {
    thanksText: "mostrado no lugar do painel, e anunciado, quando a nota foi aceita.",
    failedText: "mostrado e anunciado quando não foi, a não ser que o servidor diga por quê.",
    ...failure.attributes,
    signedOutText: "mostrado e anunciado quando quem visita não está mais na conta.",
    labelLogin: signedOut.attributes.labelLogin,
    loginPath: signedOut.attributes.loginPath,
    labelRetry: "texto do botão que envia a mesma nota de novo.",
  },
  events: {
    "yy:purchase-rated": "o servidor aceitou a nota; 0 quando nenhuma foi escolhida.",
  },
  parts: {
    thanks: "o agradecimento, no lugar do painel.",
    failure: "a mensagem depois de uma falha, com seu botão ou link.",
    retry: "o botão que envia de novo.",
    ...signedOut.parts,
  },
  children: {
    panel: "o que aparece e some, com o formulário; sem um, o único filho.",
    "(default)": "o painel, e o que está em volta dele.",
  },
  states: {
    waiting: "o painel ainda não apareceu.",
    sending: "a nota está a caminho.",
    refused: "o último envio falhou; o painel está como a pessoa deixou.",
    rated: "a nota foi aceita e o painel está escondido.",
  },
  tokens: {
    "--yy-color-success": "o agradecimento.",
    "--yy-color-accent": "o link para a página de entrar.",
    "--yy-color-line-strong": remote.tokens["--yy-color-line-strong"],
    "--yy-radius-full": remote.tokens["--yy-radius-full"],
    "--yy-size-target": remote.tokens["--yy-size-target"],
  },
});
