import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {
    "data-ends-at": "2100-01-01T00:00:00-03:00",
    "data-server-now": "2026-01-01T00:00:00-03:00",
    "data-alert-text": "acabou",
    "data-redirect-url": "/",
  },
  children: "<span>até o fim do século</span>",
  keepsChildren: true,
  staysOnScreen: true,
};
