import { defineWidget, type ElementOf } from "@yy/element";
import { schema } from "./schema";
import { UserAvatar } from "./UserAvatar";
import css from "./user-avatar.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-user-avatar": ElementOf<typeof schema>;
  }
}

// The widget has no shared base styles, because the server's children would inherit their font.
export const userAvatar = defineWidget({ schema, component: UserAvatar, styles: [css] });
