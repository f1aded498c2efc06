import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { StarRating } from "./StarRating";
import { schema } from "./schema";
import childStyles from "./star-rating.children.css?inline";
import css from "./star-rating.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-star-rating": ElementOf<typeof schema>;
  }
}

export const starRating = defineWidget({
  schema,
  component: StarRating,
  styles: [base, css],
  childStyles,
});
