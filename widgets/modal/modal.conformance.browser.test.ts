import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-name": "tamanhos" },
    children: "<h2>guia de tamanhos</h2><p>meça com uma fita.</p>",
    keepsChildren: true,
  },
});
