import { defineWidget, type ElementOf } from "@yy/element";
import { NotificationLabel } from "./NotificationLabel";
import css from "./notification-label.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-notification-label": ElementOf<typeof schema>;
  }
}

// Without the shared base styles, because the server's label has the font of its surroundings.
export const notificationLabel = defineWidget({
  schema,
  component: NotificationLabel,
  styles: [css],
});
