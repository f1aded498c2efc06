import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-href": "/perfil/mensagens", "data-poll-interval": "30000" },
    children: '<a href="/perfil/mensagens">mensagens</a>',
    keepsChildren: true,
    patchesMarkup: true,
    signedInAs: 1,
  },
});
