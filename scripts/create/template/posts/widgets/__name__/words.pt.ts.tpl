import { portuguese } from "@yy/element/config/portuguese";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "__family__",
  summary: "envia o pedido quando o botão é tocado.",
  attributes: {
    label: "texto do botão.",
#if optimistic
    labelSent: "texto do botão a partir do toque.",
#else
    labelSent: "texto do botão depois que o servidor aceitou.",
#end
    failedText: "mostrado e anunciado quando o servidor não aceitou.",
    ...signedOut.attributes,
  },
  events: { "yy:__name__-sent": "o servidor aceitou." },
  parts: { button: "o botão.", message: "por que não foi enviado.", ...signedOut.parts },
  children: { "(default)": "o que aparece antes do script e sem ele: um formulário." },
  states: {
    pending: "o pedido está a caminho.",
    sent: "o servidor aceitou.",
    error: "o servidor não aceitou.",
  },
  tokens: {
    "--yy-color-accent": "fundo do botão.",
    "--yy-color-accent-ink": "texto do botão.",
    "--yy-color-danger": "a mensagem.",
    "--yy-radius-full": "arredondamento.",
    "--yy-size-target": "altura mínima.",
  },
});
