import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-margin": "24" },
    children: '<a href="#fim">ao fim</a>',
    keepsChildren: true,
  },
});
