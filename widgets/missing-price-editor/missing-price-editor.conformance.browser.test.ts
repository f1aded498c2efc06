import { describeWidget } from "@yy/testing";
import { schema } from "./schema";
import { actions, items } from "./testing/priceList";

describeWidget({
  schema,
  example: {
    attributes: { "data-label-fill": "pôr em todos" },
    children: items(2) + actions,
    signedInAs: 2,
    keepsChildren: true,
    patchesMarkup: true,
  },
});
