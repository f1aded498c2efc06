import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: {},
    children: '<label>tags <input name="tags" value="vintage, algodão"></label>',
    keepsChildren: true,
    patchesMarkup: true,
  },
});
