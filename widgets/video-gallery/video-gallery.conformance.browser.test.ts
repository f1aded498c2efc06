import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-embed-base": "/embed/", "data-mode": "modal" },
    children:
      '<a href="/videos/vestido-1974" data-video-id="vestido-1974">o vestido da avó</a><p data-video-id="bolsa-de-palha">a bolsa</p>',
    keepsChildren: true,
    opens: "[data-video-id]",
    patchesMarkup: true,
  },
});
