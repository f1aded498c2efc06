import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: {},
    children: '<form><label>preço <input name="price" value="100"></label></form>',
    signedInAs: 1,
    keepsChildren: true,
  },
});
