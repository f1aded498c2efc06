import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { Accordion } from "./Accordion";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-accordion": ElementOf<typeof schema>;
  }
}

export const accordion = defineWidget({ schema, component: Accordion, styles: [base] });
