import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {
    "data-placeholder": "escolha",
    "data-error-text": "sem cidades",
    "data-label-retry": "de novo",
  },
  children: `<select name="estado" aria-label="estado" data-part="state"><option value="">UF</option><option selected="">BA</option></select>
      <select name="cidade" aria-label="cidade" data-part="city"><option value="">Selecione</option><option selected="">Salvador</option></select>`,
  keepsChildren: true,
  patchesMarkup: true,
};
