import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import closeButton from "@yy/ui/closeButton.css?inline";
import { schema } from "./schema";
import { TopBanner } from "./TopBanner";
import css from "./top-banner.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-top-banner": ElementOf<typeof schema>;
  }
}

export const topBanner = defineWidget({
  schema,
  component: TopBanner,
  styles: [base, closeButton, css],
});
