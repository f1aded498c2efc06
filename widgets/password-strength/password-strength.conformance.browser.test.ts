import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-label": "força" },
    children: '<label>senha <input type="password" name="password" value="abc123"></label>',
    keepsChildren: true,
  },
});
