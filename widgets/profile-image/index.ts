import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import uploads from "@yy/ui/uploads/uploads.css?inline";
import { ProfileImage } from "./ProfileImage";
import childStyles from "./profile-image.children.css?inline";
import css from "./profile-image.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-profile-image": ElementOf<typeof schema>;
  }
}

export const profileImage = defineWidget({
  schema,
  component: ProfileImage,
  styles: [base, remote, uploads, css],
  childStyles,
});
