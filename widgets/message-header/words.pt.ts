import { portuguese } from "@yy/element/config/portuguese";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "caixa de entrada",
  summary:
    "apaga a mensagem que está aberta e volta para onde a página mandar. se der errado, fica tudo como estava.",
  attributes: {
    messageId: "a mensagem, `tipo$$$id`. conversas do chat nunca são apagadas.",
    redirectUrl:
      "para onde ir depois de apagar: a origem da própria página, ou uma que ela permite.",
    deletePath: "para onde vai o DELETE com o id.",
    read: "`false` para uma mensagem que ainda está entre as não lidas: apagar abaixa os contadores dela.",
    confirm: "pergunta feita antes, pelo navegador; vazio para não perguntar.",
    deletingText: "anunciado enquanto ela está sendo apagada.",
    failedText: "mostrado e anunciado quando não deu para apagar.",
    ...signedOut.attributes,
  },
  events: {
    "yy:messages-deleted": "o servidor apagou a mensagem, logo antes de sair da página.",
  },
  parts: { failure: "a mensagem depois de uma falha.", ...signedOut.parts },
  children: {
    "(default)": "o assunto da mensagem, e o que mais o cabeçalho tiver.",
    delete:
      "o botão ou link que apaga; obrigatório, a não ser que a mensagem seja do chat, para a qual fica escondido.",
  },
  states: { deleting: "o servidor ainda não respondeu." },
  tokens: { "--yy-color-danger": "a mensagem depois de uma falha." },
});
