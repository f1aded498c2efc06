import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { CitySelect } from "./CitySelect";
import css from "./city-select.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-city-select": ElementOf<typeof schema>;
  }
}

export const citySelect = defineWidget({ schema, component: CitySelect, styles: [base, css] });
