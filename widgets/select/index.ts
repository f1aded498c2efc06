import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import layer from "@yy/ui/dialogs/layer.css?inline";
import { Select } from "./Select";
import { schema } from "./schema";
import childStyles from "./select.children.css?inline";
import css from "./select.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-select": ElementOf<typeof schema>;
  }
}

export const select = defineWidget({
  schema,
  component: Select,
  styles: [base, layer, css],
  childStyles,
});
