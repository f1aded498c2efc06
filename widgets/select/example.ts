import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-label-remove": "tirar {label}", "data-empty-text": "nada por aqui" },
  children:
    '<select name="estado" aria-label="estado"><option value="">Selecione</option><option value="SP">São Paulo</option></select>',
  keepsChildren: true,
  opens: "[role=combobox]",
  patchesMarkup: true,
};
