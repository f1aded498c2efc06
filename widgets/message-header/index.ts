import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { MessageHeader } from "./MessageHeader";
import childStyles from "./message-header.children.css?inline";
import css from "./message-header.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-message-header": ElementOf<typeof schema>;
  }
}

export const messageHeader = defineWidget({
  schema,
  component: MessageHeader,
  styles: [base, remote, css],
  childStyles,
});
