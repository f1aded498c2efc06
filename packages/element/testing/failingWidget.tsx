import { useState } from "react";
import { type PropsOf, widgetSchema } from "../src/config/schema";
import { defineWidget } from "../src/defineWidget";

const schema = widgetSchema({
  tag: "yy-failing",
  summary: "A button in place of the server's link, whose next drawing throws once it was clicked.",
  mount: "eager",
  attributes: { amount: { kind: "number", description: "A number." } },
});

function Failing({ amount }: PropsOf<typeof schema>) {
  const [clicked, setClicked] = useState(false);
  if (clicked) throw new Error("broken update");
  return (
    <button type="button" onClick={() => setClicked(true)}>
      {amount ?? "quebrar"}
    </button>
  );
}

defineWidget({ schema, component: Failing, styles: [] });
