import { defineWidget, type ElementOf } from "@yy/element";
import type { Method } from "@yy/element/widget/MethodCalls";
import { methodsNamed } from "@yy/element/widget/MethodCalls";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { MessageList } from "./MessageList";
import childStyles from "./message-list.children.css?inline";
import css from "./message-list.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    /** `reload()` loads the rows anew; it resolves when that is over, failed or not. */
    "yy-message-list": ElementOf<typeof schema> & { readonly reload: Method };
  }
}

export const messageList = defineWidget({
  schema,
  component: MessageList,
  styles: [base, remote, css],
  childStyles,
  methods: methodsNamed("reload"),
});
