import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { PurchaseRating } from "./PurchaseRating";
import childStyles from "./purchase-rating.children.css?inline";
import own from "./purchase-rating.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-purchase-rating": ElementOf<typeof schema>;
  }
}

export const purchaseRating = defineWidget({
  schema,
  component: PurchaseRating,
  styles: [base, remote, own],
  childStyles,
});
