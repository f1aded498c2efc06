import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { SellerContact } from "./SellerContact";
import { schema } from "./schema";
import css from "./seller-contact.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-seller-contact": ElementOf<typeof schema>;
  }
}

export const sellerContact = defineWidget({
  schema,
  component: SellerContact,
  styles: [base, css],
});
