import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  // What it adds stays in the page: here everything is added already, as in a snapshot.
  attributes: { "data-next-url": "/fragmentos/produtos?page=2", "data-finished": "" },
  children: "<p>peça 1</p><p>peça 2</p>",
  keepsChildren: true,
};
