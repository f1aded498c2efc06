import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { __Name__ } from "./__Name__";
import css from "./__name__.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-__name__": ElementOf<typeof schema>;
  }
}

export const __variable__ = defineWidget({ schema, component: __Name__, styles: [base, css] });
