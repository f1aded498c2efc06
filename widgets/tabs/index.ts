import { defineWidget, type ElementOf } from "@yy/element";
import { fragmentTarget } from "@yy/page/fragment";
import base from "@yy/ui/base.css?inline";
import { schema } from "./schema";
import { Tabs } from "./Tabs";
import childStyles from "./tabs.children.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-tabs": ElementOf<typeof schema>;
  }
}

export const tabs = defineWidget({
  schema,
  component: Tabs,
  styles: [base],
  childStyles,
  // A panel that the URL names must not wait until it is scrolled to.
  mountStrategy: (element) =>
    element.contains(fragmentTarget(location.hash)) ? "eager" : undefined,
});
