import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import layer from "@yy/ui/dialogs/layer.css?inline";
import { Popover } from "./Popover";
import childStyles from "./popover.children.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-popover": ElementOf<typeof schema>;
  }
}

export const popover = defineWidget({
  schema,
  component: Popover,
  styles: [base],
  childStyles: layer + childStyles,
});
