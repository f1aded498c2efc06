import { defineWidget, type ElementOf } from "@yy/element";
import { SessionGate } from "./SessionGate";
import { schema } from "./schema";
import css from "./session-gate.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-session-gate": ElementOf<typeof schema>;
  }
}

// Without the shared base: its font would be inherited by the server's children.
export const sessionGate = defineWidget({ schema, component: SessionGate, styles: [css] });
