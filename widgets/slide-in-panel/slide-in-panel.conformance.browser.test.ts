import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-name": "filtros", "data-label": "filtros" },
    children: "<p>tamanho, cor e preço</p>",
    keepsChildren: true,
  },
});
