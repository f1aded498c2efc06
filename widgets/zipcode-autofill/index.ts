import { defineWidget, type ElementOf } from "@yy/element";
import { warnOfDeprecated } from "@yy/element/reporting/deprecations";
import base from "@yy/ui/base.css?inline";
import { schema } from "./schema";
import { ZipcodeAutofill } from "./ZipcodeAutofill";

declare global {
  interface HTMLElementTagNameMap {
    "yy-zipcode-autofill": ElementOf<typeof schema>;
  }
}

export const zipcodeAutofill = defineWidget({
  schema,
  component: ZipcodeAutofill,
  styles: [base],
  deprecations: warnOfDeprecated,
});
