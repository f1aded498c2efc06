import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { StoreTabs } from "./StoreTabs";
import { schema } from "./schema";
import css from "./store-tabs.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-store-tabs": ElementOf<typeof schema>;
  }
}

export const storeTabs = defineWidget({ schema, component: StoreTabs, styles: [base, css] });
