import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-mask": "zipcode", "data-unmasked-name": "cep_digits" },
    children: '<label>cep <input name="cep" value="01310100"></label>',
    keepsChildren: true,
    patchesMarkup: true,
  },
});
