import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-count": "3", "data-source": "total_unread", "data-label": "{count} novas" },
    children: "<span>3</span>",
    signedInAs: 1,
    otherChildren: ["99+"],
  },
});
