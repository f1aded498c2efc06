import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "leva a outro ponto da página em um movimento só, e o voltar traz de novo para onde a pessoa estava.",
  attributes: {
    margin:
      "espaço livre acima do destino, em px; o `scroll-margin-top` do próprio destino vale se for maior.",
  },
  children: {
    "(default)": "links com um fragmento desta página, no meio de qualquer outra coisa.",
  },
});
