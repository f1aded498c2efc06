import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { Mask } from "./Mask";
import css from "./mask.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-mask": ElementOf<typeof schema>;
  }
}

export const mask = defineWidget({ schema, component: Mask, styles: [base, css] });
