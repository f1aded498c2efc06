import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import closeButton from "@yy/ui/closeButton.css?inline";
import dialog from "@yy/ui/dialogs/dialog.css?inline";
import layer from "@yy/ui/dialogs/layer.css?inline";
import { Modal } from "./Modal";
import css from "./modal.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-modal": ElementOf<typeof schema>;
  }
}

export const modal = defineWidget({
  schema,
  component: Modal,
  styles: [base, closeButton, dialog, layer, css],
  hiddenUntilMounted: true,
});
