import { defineWidget, type ElementOf } from "@yy/element";
import { SessionValue } from "./SessionValue";
import { schema } from "./schema";
import css from "./session-value.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-session-value": ElementOf<typeof schema>;
  }
}

// The widget has no shared base styles, because the value has the font of the text around it.
export const sessionValue = defineWidget({ schema, component: SessionValue, styles: [css] });
