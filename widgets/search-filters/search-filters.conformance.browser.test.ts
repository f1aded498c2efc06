import { describeWidget } from "@yy/testing";
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
  example: {
    attributes: {},
    children: `<form action="/busca">
      <label>busca <input name="query" value="linho"></label>
      <label><input type="checkbox" name="colors[]" value="azul" checked> azul</label>
      <button>filtrar</button>
      </form>`,
    keepsChildren: true,
  },
});
