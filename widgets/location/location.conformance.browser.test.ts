import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-update-path": "/api/location" },
    children: '<a href="/perfil/endereco">onde você está?</a>',
    signedInAs: 1,
    drawsVisitor: true,
  },
});
