import { defineWidget, type ElementOf } from "@yy/element";
import { schema } from "./schema";
import { UserAvatar } from "./UserAvatar";
import css from "./user-avatar.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-user-avatar": ElementOf<typeof schema>;
  }
}

// Without the shared base: its font would be inherited by the server's children.
export const userAvatar = defineWidget({ schema, component: UserAvatar, styles: [css] });
