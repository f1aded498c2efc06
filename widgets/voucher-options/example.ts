import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: `<fieldset><legend>o que você quer fazer?</legend>
      <label><input type="radio" name="voucher" value="accept" data-part="option" checked> aceitar</label>
      <label><input type="radio" name="voucher" value="counter" data-part="option"> fazer contraproposta</label>
      <p data-part="counter-price"><label>seu preço <input name="price"></label></p>
      </fieldset>`,
  keepsChildren: true,
  patchesMarkup: true,
};
