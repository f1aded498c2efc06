import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: '<label>sua nota <input type="number" name="rating" min="0" max="5" value="3"></label>',
  keepsChildren: true,
  patchesMarkup: true,
  otherChildren: ["<input type=hidden name=rating value=3>"],
};
