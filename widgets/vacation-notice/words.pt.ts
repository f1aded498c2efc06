import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "vender",
  summary:
    "lembra quem vende de que a própria lojinha está de férias, mesmo em páginas iguais para todo mundo.",
  attributes: {
    userId:
      "de quem é a lojinha; sem isto, quem entrou na conta. só as férias de quem entrou na conta são conhecidas.",
    text: "o que o aviso diz.",
  },
  parts: { notice: "o aviso." },
  children: {
    "(default)": "o que aparece enquanto não se sabe, e sem o script; desenhado como o aviso é.",
  },
  states: {
    known: "já se sabe se a lojinha está de férias.",
    "on-vacation": "a lojinha está de férias, e o aviso aparece.",
  },
  tokens: {
    "--yy-color-soft": "fundo.",
    "--yy-color-ink": "texto.",
    "--yy-radius-s": "arredondamento.",
  },
});
