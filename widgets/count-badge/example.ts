import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-count": "3", "data-source": "total_unread", "data-label": "{count} novas" },
  children: "<span>3</span>",
  signedInAs: 1,
  otherChildren: ["99+"],
};
