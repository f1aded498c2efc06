import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-mask": "zipcode", "data-unmasked-name": "cep_digits" },
  children: '<label>cep <input name="cep" value="01310100"></label>',
  keepsChildren: true,
  patchesMarkup: true,
};
