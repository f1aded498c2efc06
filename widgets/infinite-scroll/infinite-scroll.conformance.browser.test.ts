import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    // What it adds is the page's from then on: here all of it is there already, as in a snapshot.
    attributes: { "data-next-url": "/fragmentos/produtos?page=2", "data-finished": "" },
    children: "<p>peça 1</p><p>peça 2</p>",
    keepsChildren: true,
  },
});
