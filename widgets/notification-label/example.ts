import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {
    "data-cookie": "viu_carteira",
    "data-dismiss-page": "wallets-show",
    "data-current-page": "home-index",
  },
  children: "<span>novo</span>",
  keepsChildren: true,
  otherChildren: ["novo"],
};
