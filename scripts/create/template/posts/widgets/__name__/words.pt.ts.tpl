import { portuguese } from "@yy/element/config/portuguese";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "__family__",
#if optimistic
  summary: "guarda uma escolha na hora do toque e avisa o servidor depois. se der errado, volta atrás sozinho.",
  attributes: {
    itemId: "id do que é escolhido.",
    chosen: "diz se já foi escolhido.",
    label: "texto de quando ainda não foi escolhido.",
    labelChosen: "texto de quando já foi escolhido.",
#else
  summary: "envia o pedido quando o botão é tocado.",
  attributes: {
    label: "texto do botão.",
    labelSent: "texto do botão depois que o servidor aceitou.",
#end
    failedText: "mostrado e anunciado quando o servidor não aceitou.",
    ...signedOut.attributes,
  },
#if optimistic
  events: {
    "yy:__name__-changed":
      "o botão mostra outra escolha. `origin` diz por quê: `user`, o botão tocado; `sync`, os outros da mesma coisa; `revert`, uma falha que desfez a mudança.",
  },
#else
  events: { "yy:__name__-sent": "o servidor aceitou." },
#end
  parts: { button: "o botão.", message: "por que não foi enviado.", ...signedOut.parts },
  children: { "(default)": "o que aparece antes do script e sem ele: um formulário." },
  states: {
    pending: "o pedido está a caminho.",
#if optimistic
    chosen: "foi escolhido.",
#else
    sent: "o servidor aceitou.",
#end
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
