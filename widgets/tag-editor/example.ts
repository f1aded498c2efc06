import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: '<label>tags <input name="tags" value="vintage, algodão"></label>',
  keepsChildren: true,
  patchesMarkup: true,
};
