import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: '<form><label>preço <input name="price" value="100"></label></form>',
  signedInAs: 1,
  keepsChildren: true,
};
