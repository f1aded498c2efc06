import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: {},
    children:
      '<label>sua nota <input type="number" name="rating" min="0" max="5" value="3"></label>',
    keepsChildren: true,
    patchesMarkup: true,
    otherChildren: ["<input type=hidden name=rating value=3>"],
  },
});
