import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  // What it loads stays in the page: here it is loaded already, as in a snapshot.
  attributes: { "data-src": "/fragmentos/recado", "data-loaded-src": "/fragmentos/recado" },
  children: '<p><a href="/fragmentos/recado">ver o recado</a></p>',
  keepsChildren: true,
};
