import { defineWidget, type ElementOf } from "@yy/element";
import { Icon } from "./Icon";
import css from "./icon.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-icon": ElementOf<typeof schema>;
  }
}

// Without the shared base: its font size would decide the icon's, and not the text around it.
export const icon = defineWidget({ schema, component: Icon, styles: [css] });
