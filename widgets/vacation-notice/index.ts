import { defineWidget, type ElementOf } from "@yy/element";
import { schema } from "./schema";
import { VacationNotice } from "./VacationNotice";
import css from "./vacation-notice.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-vacation-notice": ElementOf<typeof schema>;
  }
}

// The widget has no shared base styles, because the notice has the font of its page.
export const vacationNotice = defineWidget({ schema, component: VacationNotice, styles: [css] });
