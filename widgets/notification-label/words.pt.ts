import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary: "aponta para uma novidade até a pessoa passar pela página dela.",
  attributes: {
    cookie: "nome do cookie que esconde a etiqueta enquanto existir, com qualquer valor.",
    dismissPage:
      "a página para onde a etiqueta aponta, como `controller-action`: estar nela grava o cookie.",
    currentPage: "a página em que a pessoa está, como `controller-action`.",
  },
  children: { "(default)": "o texto ou o desenho da etiqueta." },
  states: { dismissed: "o cookie existe: a etiqueta não ocupa lugar." },
  tokens: {
    "--yy-color-accent": "fundo de uma etiqueta só de texto.",
    "--yy-color-accent-ink": "as letras dela.",
    "--yy-radius-full": "o arredondamento dela.",
  },
});
