import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-trigger": "click" },
  children: `<button type="button" data-part="trigger">como medir?</button>
      <p data-part="content">com a peça deitada, de costura a costura. <a href="/ajuda">ver mais</a></p>`,
  keepsChildren: true,
  opens: "[data-part=trigger]",
  patchesMarkup: true,
};
