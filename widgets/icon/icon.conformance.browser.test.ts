import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-name": "heart", "data-label": "favorita" },
    children: '<svg role="img" aria-label="favorita"><path d="M0 0h9v9z"/></svg>',
    head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
  },
});
