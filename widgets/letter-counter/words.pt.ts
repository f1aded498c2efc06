import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "formulários",
  summary:
    "conta o que já foi escrito e avisa quando está perto do limite. nunca corta o texto de ninguém.",
  attributes: {
    limit: "o máximo de caracteres que deveria haver; sem isto, eles são só contados.",
    label:
      "texto próprio, com `{count}` para os caracteres escritos e `{left}` para os que sobram, negativo quando passou do limite; sem um limite, `{left}` fica vazio.",
    limitText: "anunciado um segundo depois da última tecla, quando não há `data-label`.",
    limitOneText: "o mesmo, com o limite de um caractere.",
    countText: "o mesmo, sem limite.",
    countOneText: "o mesmo, para um caractere.",
  },
  parts: { count: "a contagem embaixo do campo." },
  children: { "(default)": "o `<textarea>` ou `<input>` de texto do servidor, e o rótulo dele." },
  states: {
    near: "mais de 90 % do limite, e ainda não ele todo.",
    close: "o mesmo que `near`.",
    equal: "tantos caracteres quantos o limite.",
    over: "mais caracteres do que o limite.",
  },
  tokens: {
    "--yy-color-muted": "a contagem.",
    "--yy-color-accent": "a contagem perto do limite, e nele.",
    "--yy-color-danger": "a contagem acima do limite.",
  },
});
