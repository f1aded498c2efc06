import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "compras",
  summary: "mostra quanto custa o seguro do envio enquanto o preço é digitado.",
  attributes: {
    label: "o que é mostrado e anunciado, com `{price}` no lugar do valor.",
  },
  parts: { price: "a linha com o valor." },
  children: { "(default)": "o `<form>`, cujos campos vão todos no pedido, o preço entre eles." },
  states: {
    loading: "um preço está sendo perguntado; o anterior continua na tela.",
  },
  tokens: {
    "--yy-color-muted": "a linha.",
    "--yy-font-size-s": "tamanho do texto dela e do espaço reservado para ele.",
  },
});
