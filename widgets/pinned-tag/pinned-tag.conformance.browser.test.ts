import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-top": "20", "data-bottom": "10" },
    children: '<a href="/busca">só hoje</a>',
    keepsChildren: true,
  },
});
