import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-margin": "24" },
  children: '<a href="#fim">ao fim</a>',
  keepsChildren: true,
};
