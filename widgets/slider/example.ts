import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-label": "achados da semana", "data-autoplay": "" },
  children:
    '<div><h2>bolsas</h2><a href="/busca?busca=bolsas">ver as bolsas</a></div><a href="/busca">tudo</a><article aria-label="casacos">casacos</article>',
  keepsChildren: true,
  patchesMarkup: true,
};
