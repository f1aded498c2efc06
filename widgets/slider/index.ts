import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { Slider } from "./Slider";
import { schema } from "./schema";
import childStyles from "./slider.children.css?inline";
import css from "./slider.css?inline";
import { measureStart } from "./slides/slides";

declare global {
  interface HTMLElementTagNameMap {
    "yy-slider": ElementOf<typeof schema>;
  }
}

export const slider = defineWidget({
  schema,
  component: Slider,
  styles: [base, css],
  childStyles,
  measure: measureStart,
});
