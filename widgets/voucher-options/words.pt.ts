import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "compras",
  summary: "mostra o preço da contraproposta só para quem quer fazer uma.",
  attributes: {},
  children: {
    option: "os botões de rádio, um ou mais; o de valor `counter` mostra as outras partes.",
    "counter-price": "o campo do preço da contraproposta, ou algo que o contém. obrigatório.",
    boost: "o campo do empurrãozinho, ou algo que o contém.",
    "(default)": "todo o resto: rótulos, legendas, um botão de envio.",
  },
});
