import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-field": "first_name", "data-fallback": "visitante" },
    children: "<span>você</span>",
    signedInAs: 1,
    drawsVisitor: true,
  },
});
