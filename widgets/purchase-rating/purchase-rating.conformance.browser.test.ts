import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: {},
    children: `<div data-part="panel"><form action="/compras/7/avaliacao" method="post">
      <label>sua nota <input type="number" name="rating[value]" min="0" max="5"></label><button>avaliar</button></form></div>`,
    keepsChildren: true,
    patchesMarkup: true,
  },
});
