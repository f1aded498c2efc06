import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: `<label>cep <input name="zipcode" data-part="zipcode" value="01310-100"></label>
      <label>rua <input name="street" data-part="street"></label>
      <label>número <input name="number" data-part="number"></label>`,
  keepsChildren: true,
  patchesMarkup: true,
};
