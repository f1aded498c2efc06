import { defineWidget, type ElementOf } from "@yy/element";
import { Icon } from "./Icon";
import css from "./icon.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-icon": ElementOf<typeof schema>;
  }
}

// Without the shared base styles, because the icon has the size of the text around it, not of their
// font.
export const icon = defineWidget({ schema, component: Icon, styles: [css] });
