import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-duration": "0", "data-label-close": "fechar" },
    children: '<p data-flash="success">peça salva</p>',
    keepsChildren: true,
    staysOnScreen: true,
  },
});
