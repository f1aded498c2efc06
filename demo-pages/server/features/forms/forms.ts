import { addressForm } from "../address/form";
import { checkoutForm } from "../checkout/form";
import { sellForm } from "../selling/form";
import { signUpForm } from "../sign-up/form";
import { voucherForm } from "../voucher/form";
import type { PageForm } from "./PageForm";

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
