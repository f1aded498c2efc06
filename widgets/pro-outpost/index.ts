import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { ProOutpost } from "./ProOutpost";
import childStyles from "./pro-outpost.children.css?inline";
import own from "./pro-outpost.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-pro-outpost": ElementOf<typeof schema>;
  }
}

export const proOutpost = defineWidget({
  schema,
  component: ProOutpost,
  styles: [base, remote, own],
  childStyles,
});
