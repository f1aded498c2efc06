import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-duration": "0", "data-label-close": "fechar" },
  children: '<p data-flash="success">peça salva</p>',
  keepsChildren: true,
  staysOnScreen: true,
};
