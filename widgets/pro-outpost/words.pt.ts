import { portuguese } from "@yy/element/config/portuguese";
import * as remote from "@yy/ui/remote/remoteWords.pt";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "vender",
  summary: "busca por cpf quem deixou peças com uma lojinha pro e mostra o que foi encontrado.",
  attributes: {
    invalidText: "mostrado depois de um cpf que não é válido; nada é perguntado ao servidor.",
    failedText:
      "mostrado e anunciado quando uma busca falhou, a não ser que o servidor diga por quê.",
    signedOutText: "mostrado e anunciado quando quem visita não está mais na conta.",
    labelLogin: signedOut.attributes.labelLogin,
    loginPath: signedOut.attributes.loginPath,
    labelLoading: remote.attributes.labelLoading,
    labelRetry: remote.attributes.labelRetry,
    countText: "dito a leitores de tela quando peças chegam ou saem.",
    oneText: "o mesmo, para uma peça só.",
    emptyText: "o mesmo, para nenhuma.",
  },
  events: {
    "yy:outpost-changed": "o número de peças mudou, não importa quem pôs ou tirou.",
  },
  parts: {
    failure: remote.parts.failure,
    retry: remote.parts.retry,
    ...signedOut.parts,
  },
  children: {
    lookup: "o link que busca; o endereço dele é pedido com `cpf`. obrigatório.",
    cpf: "o `<input>` do cpf, talvez dentro de um `yy-mask`. obrigatório.",
    products: "a seção das peças. obrigatório.",
    product: "uma peça, em qualquer lugar da seção.",
    finish: "o que aparece junto da seção quando há uma peça.",
    "(default)": "tudo o que está em volta.",
  },
  states: { ...remote.states, empty: "não há peça nenhuma." },
  tokens: {
    "--yy-color-danger": "as mensagens.",
    "--yy-color-accent": "o link para a página de entrar.",
    "--yy-color-line-strong": remote.tokens["--yy-color-line-strong"],
    "--yy-radius-full": remote.tokens["--yy-radius-full"],
    "--yy-size-target": remote.tokens["--yy-size-target"],
  },
});
