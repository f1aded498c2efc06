import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { MissingPriceEditor } from "./MissingPriceEditor";
import childStyles from "./missing-price-editor.children.css?inline";
import css from "./missing-price-editor.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-missing-price-editor": ElementOf<typeof schema>;
  }
}

export const missingPriceEditor = defineWidget({
  schema,
  component: MissingPriceEditor,
  styles: [base, remote, css],
  childStyles,
});
