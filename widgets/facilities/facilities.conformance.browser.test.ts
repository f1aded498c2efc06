import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: {},
    // Nobody is signed in, so the children stay.
    children: '<p><a href="/perfil/facilidades">ver as facilidades</a></p>',
    keepsChildren: true,
    drawsVisitor: true,
  },
});
