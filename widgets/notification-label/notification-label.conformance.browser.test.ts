import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: {
      "data-cookie": "viu_carteira",
      "data-dismiss-page": "wallets-show",
      "data-current-page": "home-index",
    },
    children: "<span>novo</span>",
    keepsChildren: true,
    otherChildren: ["novo"],
  },
});
