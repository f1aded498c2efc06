import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { ProductUpload } from "./ProductUpload";
import childStyles from "./product-upload.children.css?inline";
import css from "./product-upload.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-product-upload": ElementOf<typeof schema>;
  }
}

export const productUpload = defineWidget({
  schema,
  component: ProductUpload,
  styles: [base, remote, css],
  childStyles,
});
