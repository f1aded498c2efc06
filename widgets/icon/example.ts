import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-name": "heart", "data-label": "favorita" },
  children: '<svg role="img" aria-label="favorita"><path d="M0 0h9v9z"/></svg>',
  head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
};
