import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-label": schema.attributes.label.default },
    children: `<form action="__path__" method="post"><button>${schema.attributes.label.default}</button></form>`,
    signedInAs: 1,
  },
});
