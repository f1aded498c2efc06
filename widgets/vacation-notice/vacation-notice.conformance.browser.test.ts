import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-user-id": "7" },
    children: "<p>esta loja está de férias</p>",
    signedInAs: 7,
    drawsVisitor: true,
  },
});
