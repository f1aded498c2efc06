import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import uploads from "@yy/ui/uploads/uploads.css?inline";
import { Form } from "./Form";
import css from "./form.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-form": ElementOf<typeof schema>;
  }
}

export const form = defineWidget({ schema, component: Form, styles: [base, remote, uploads, css] });
