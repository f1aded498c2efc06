import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { ProductCard } from "./ProductCard";
import css from "./product-card.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-product-card": ElementOf<typeof schema>;
  }
}

export const productCard = defineWidget({ schema, component: ProductCard, styles: [base, css] });
