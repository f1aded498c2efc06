import { defineWidget, type ElementOf } from "@yy/element";
import { SessionGate } from "./SessionGate";
import { schema } from "./schema";
import css from "./session-gate.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-session-gate": ElementOf<typeof schema>;
  }
}

// The widget has no shared base styles, because the server's children would inherit their font.
export const sessionGate = defineWidget({
  schema,
  component: SessionGate,
  styles: [css],
  hiddenUntilMounted: true,
});
