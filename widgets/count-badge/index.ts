import { defineWidget, type ElementOf } from "@yy/element";
import badge from "@yy/ui/badge.css?inline";
import base from "@yy/ui/base.css?inline";
import { CountBadge } from "./CountBadge";
import css from "./count-badge.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-count-badge": ElementOf<typeof schema>;
  }
}

export const countBadge = defineWidget({
  schema,
  component: CountBadge,
  styles: [base, badge, css],
  // A badge of the session's counters requests its counter at once, to have it when it comes into
  // view.
  mountStrategy: ({ dataset }) => (dataset.source === undefined ? undefined : "eager"),
});
