import { defineWidget, type ElementOf } from "@yy/element";
import { Icon } from "./Icon";
import css from "./icon.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-icon": ElementOf<typeof schema>;
  }
}

// Without the shared base styles: their font size, and not that of the text around it, would size
// the icon.
export const icon = defineWidget({ schema, component: Icon, styles: [css] });
