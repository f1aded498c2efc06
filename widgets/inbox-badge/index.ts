import { defineWidget, type ElementOf } from "@yy/element";
import badge from "@yy/ui/badge.css?inline";
import base from "@yy/ui/base.css?inline";
import { InboxBadge } from "./InboxBadge";
import childStyles from "./inbox-badge.children.css?inline";
import css from "./inbox-badge.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-inbox-badge": ElementOf<typeof schema>;
  }
}

export const inboxBadge = defineWidget({
  schema,
  component: InboxBadge,
  styles: [base, badge, css],
  childStyles,
});
