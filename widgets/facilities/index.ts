import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { Facilities } from "./Facilities";
import css from "./facilities.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-facilities": ElementOf<typeof schema>;
  }
}

export const facilities = defineWidget({
  schema,
  component: Facilities,
  styles: [base, remote, css],
});
