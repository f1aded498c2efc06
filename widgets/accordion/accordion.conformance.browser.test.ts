import { describeWidget } from "@yy/testing";
import { example } from "./example";
import { schema } from "./schema";

describeWidget({
  schema: {
    ...schema,
    // It has none of its own; the one that every widget has is put through the paces.
    attributes: {
      mount: {
        kind: "choice",
        options: ["eager", "visible", "interaction"],
        description: "When to mount.",
      },
    },
  },
  example,
});
