import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { schema } from "./schema";
import { VoucherOptions } from "./VoucherOptions";
import childStyles from "./voucher-options.children.css?inline";

declare global {
  interface HTMLElementTagNameMap {
    "yy-voucher-options": ElementOf<typeof schema>;
  }
}

export const voucherOptions = defineWidget({
  schema,
  component: VoucherOptions,
  styles: [base],
  childStyles,
});
