import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-limit": "100", "data-label": "{count} de 100, restam {left}" },
    children: '<label>sobre <textarea name="about">um casaco</textarea></label>',
    keepsChildren: true,
  },
});
