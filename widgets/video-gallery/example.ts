import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-embed-base": "/embed/", "data-mode": "modal" },
  children:
    '<a href="/videos/vestido-1974" data-video-id="vestido-1974">o vestido da avó</a><p data-video-id="bolsa-de-palha">a bolsa</p>',
  keepsChildren: true,
  opens: "[data-video-id]",
  patchesMarkup: true,
};
