import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-trigger": "click" },
    children: `<button type="button" data-part="trigger">como medir?</button>
      <p data-part="content">com a peça deitada, de costura a costura. <a href="/ajuda">ver mais</a></p>`,
    keepsChildren: true,
    opens: "[data-part=trigger]",
    patchesMarkup: true,
  },
});
