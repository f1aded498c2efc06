import { defineWidget, type ElementOf } from "@yy/element";
import { warnOfDeprecated } from "@yy/element/reporting/deprecations";
import base from "@yy/ui/base.css?inline";
import { Countdown } from "./Countdown";
import css from "./countdown.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-countdown": ElementOf<typeof schema>;
  }
}

export const countdown = defineWidget({
  schema,
  component: Countdown,
  styles: [base, css],
  deprecations: warnOfDeprecated,
});
