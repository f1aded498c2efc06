import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { InsurancePrice } from "./InsurancePrice";
import css from "./insurance-price.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-insurance-price": ElementOf<typeof schema>;
  }
}

export const insurancePrice = defineWidget({
  schema,
  component: InsurancePrice,
  styles: [base, css],
});
