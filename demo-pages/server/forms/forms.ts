import { sellForm } from "../selling/sellForm";
import { addressForm } from "./addressForm";
import { checkoutForm } from "./checkoutForm";
import type { PageForm } from "./PageForm";
import { signUpForm } from "./signUpForm";
import { voucherForm } from "./voucherForm";

/** The marketplace's forms. */
export const forms: readonly PageForm[] = [
  signUpForm,
  addressForm,
  checkoutForm,
  voucherForm,
  sellForm,
];

/** Where forms are sent to. These say in the form's own words that a token is wrong. */
export const formPaths: readonly string[] = forms.map(({ path }) => path);
