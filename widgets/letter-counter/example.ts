import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-limit": "100", "data-label": "{count} de 100, restam {left}" },
  children: '<label>sobre <textarea name="about">um casaco</textarea></label>',
  keepsChildren: true,
};
