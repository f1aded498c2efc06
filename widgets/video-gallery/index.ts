import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import closeButton from "@yy/ui/closeButton.css?inline";
import dialog from "@yy/ui/dialogs/dialog.css?inline";
import layer from "@yy/ui/dialogs/layer.css?inline";
import { schema } from "./schema";
import { VideoGallery } from "./VideoGallery";
import css from "./video-gallery.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-video-gallery": ElementOf<typeof schema>;
  }
}

export const videoGallery = defineWidget({
  schema,
  component: VideoGallery,
  styles: [base, closeButton, dialog, layer, css],
});
