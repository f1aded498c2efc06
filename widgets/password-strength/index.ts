import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { PasswordStrength } from "./PasswordStrength";
import css from "./password-strength.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-password-strength": ElementOf<typeof schema>;
  }
}

export const passwordStrength = defineWidget({
  schema,
  component: PasswordStrength,
  styles: [base, css],
});
