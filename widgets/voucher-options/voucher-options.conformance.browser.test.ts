import { describeWidget } from "@yy/testing";
import { example } from "./example";
import { schema } from "./schema";

describeWidget({
  schema: {
    ...schema,
    // It has no attributes of its own: the suite uses the one that every widget has.
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
