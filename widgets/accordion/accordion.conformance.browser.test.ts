import { describeWidget } from "@yy/testing";
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
  example: {
    attributes: {},
    children: `<details open><summary><h3>como devolvo?</h3></summary><p>em até 7 dias.</p></details>
      <details><summary><h3>como recebo?</h3></summary><p>pelos correios.</p></details>`,
    keepsChildren: true,
    otherChildren: ["<details><summary>como pago?</summary><p>no cartão.</p></details>"],
  },
});
