import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema: {
    ...schema,
    // It has no attributes of its own: the suite uses the one that every widget has.
    attributes: {
      mount: {
        kind: "choice",
        options: ["eager", "visible", "interaction"],
        description: "When to mount.",
      },
    },
  },
  example: {
    attributes: {},
    children: `<fieldset><legend>o que você quer fazer?</legend>
      <label><input type="radio" name="voucher" value="accept" data-part="option" checked> aceitar</label>
      <label><input type="radio" name="voucher" value="counter" data-part="option"> fazer contraproposta</label>
      <p data-part="counter-price"><label>seu preço <input name="price"></label></p>
      </fieldset>`,
    keepsChildren: true,
    patchesMarkup: true,
  },
});
