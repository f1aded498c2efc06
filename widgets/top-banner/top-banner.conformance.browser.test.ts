import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-section": "home" },
    children: '<p>frete grátis até domingo. <a href="/busca?promocao=frete">aproveite</a></p>',
    keepsChildren: true,
  },
});
