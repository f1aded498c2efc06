import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  // The content is loaded already, as in a snapshot.
  attributes: { "data-src": "/fragmentos/recado", "data-loaded-src": "/fragmentos/recado" },
  children: '<p><a href="/fragmentos/recado">ver o recado</a></p>',
  keepsChildren: true,
};
