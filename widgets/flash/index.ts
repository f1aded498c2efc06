import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import closeButton from "@yy/ui/closeButton.css?inline";
import { Flash } from "./Flash";
import css from "./flash.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-flash": ElementOf<typeof schema>;
  }
}

export const flash = defineWidget({ schema, component: Flash, styles: [base, closeButton, css] });
