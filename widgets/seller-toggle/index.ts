import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { SellerToggle } from "./SellerToggle";
import { schema } from "./schema";
import childStyles from "./seller-toggle.children.css?inline";
import css from "./seller-toggle.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-seller-toggle": ElementOf<typeof schema>;
  }
}

export const sellerToggle = defineWidget({
  schema,
  component: SellerToggle,
  styles: [base, remote, css],
  childStyles,
});
