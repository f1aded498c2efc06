import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-when": "signed-in" },
    children: "<p>olá, você entrou</p>",
    signedInAs: 1,
    drawsVisitor: true,
    keepsChildren: true,
    shutUntilKnown: true,
  },
});
