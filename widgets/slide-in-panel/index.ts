import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import closeButton from "@yy/ui/closeButton.css?inline";
import dialog from "@yy/ui/dialogs/dialog.css?inline";
import layer from "@yy/ui/dialogs/layer.css?inline";
import { SlideInPanel } from "./SlideInPanel";
import { schema } from "./schema";
import css from "./slide-in-panel.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-slide-in-panel": ElementOf<typeof schema>;
  }
}

export const slideInPanel = defineWidget({
  schema,
  component: SlideInPanel,
  styles: [base, closeButton, dialog, layer, css],
  hiddenUntilMounted: true,
});
