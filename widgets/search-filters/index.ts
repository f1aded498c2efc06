import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { SearchFilters } from "./SearchFilters";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-search-filters": ElementOf<typeof schema>;
  }
}

export const searchFilters = defineWidget({ schema, component: SearchFilters, styles: [base] });
