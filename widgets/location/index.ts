import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { Location } from "./Location";
import css from "./location.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-location": ElementOf<typeof schema>;
  }
}

export const location = defineWidget({ schema, component: Location, styles: [base, css] });
