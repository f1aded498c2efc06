import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: { attributes: { "data-label": "tocar" }, children: "<span>tocar</span>" },
});
