import { defineWidget, type ElementOf } from "@yy/element";
import { SessionValue } from "./SessionValue";
import { schema } from "./schema";
import css from "./session-value.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-session-value": ElementOf<typeof schema>;
  }
}

// Without the shared base: the value takes the font of the text it stands in.
export const sessionValue = defineWidget({ schema, component: SessionValue, styles: [css] });
