import { portuguese } from "@yy/element/config/portuguese";
import * as remote from "@yy/ui/remote/remoteWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "vender",
  summary:
    "edita a lista de tags de um anúncio. cada uma com seu botão, e o campo da página guarda a lista.",
  attributes: {
    src: "onde `reload()` pede as tags; da origem da própria página.",
    max: "o máximo de tags; o que passa disso fica no campo, sem entrar na lista.",
    labelRemove: "nome do botão que tira uma tag.",
    addedText: "anunciado, e não mostrado, quando tags entraram.",
    removedText: "anunciado, e não mostrado, quando uma tag saiu.",
    repeatedText: "mostrado e anunciado quando a tag já está na lista.",
    maxText: "mostrado e anunciado quando já há `data-max` tags.",
    lengthText:
      "mostrado e anunciado quando a lista ficaria mais longa do que o `maxlength` do campo.",
    labelLoading: remote.attributes.labelLoading,
    failedText: "mostrado e anunciado quando `reload()` falhou; as tags ficam.",
    labelRetry: remote.attributes.labelRetry,
  },
  parts: {
    box: "a caixa em volta das tags e do campo.",
    tag: "uma tag com o botão dela.",
    remove: "o botão que tira uma tag.",
    field: "onde a próxima tag é digitada.",
    message: "diz, embaixo da caixa, por que uma tag não entrou.",
    ...remote.parts,
  },
  children: {
    "(default)":
      "o `<input>` ou `<textarea>` que guarda e envia a lista separada por vírgulas, e o rótulo dele. o campo vem por último.",
  },
  states: { ...remote.states, full: "há `data-max` tags." },
  tokens: {
    "--yy-tag-editor-rows":
      "para quantas linhas de tags há lugar antes de a caixa crescer; 2 se nada for dito.",
    "--yy-color-soft": "uma tag.",
    "--yy-color-line-strong": "borda da caixa.",
    "--yy-color-danger": "borda da caixa enquanto o campo não é aceito.",
    "--yy-radius-s": "arredondamento da caixa.",
  },
});
