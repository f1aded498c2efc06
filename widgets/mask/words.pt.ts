import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "formulários",
  summary: "a pessoa digita só os números, o campo escreve do jeito que a gente lê.",
  attributes: {
    mask: "o que o campo guarda.",
    unmaskedName:
      'nome de um campo escondido com o valor cru: só os dígitos ou, para dinheiro, `1234.56`; `""` quando vazio.',
    expiryPlaceholder: "mostrado num `card-expiry` vazio que não tem um placeholder seu.",
  },
  children: {
    "(default)":
      "o `<input>` do servidor, do tipo text, tel, search, url ou password, e o rótulo dele.",
  },
});
