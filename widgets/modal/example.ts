import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-name": "tamanhos" },
  children: "<h2>guia de tamanhos</h2><p>meça com uma fita.</p>",
  keepsChildren: true,
};
