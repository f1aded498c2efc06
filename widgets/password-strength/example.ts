import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-label": "força" },
  children: '<label>senha <input type="password" name="password" value="abc123"></label>',
  keepsChildren: true,
};
