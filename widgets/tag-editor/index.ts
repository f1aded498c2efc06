import { defineWidget, type ElementOf } from "@yy/element";
import { methodsNamed } from "@yy/element/widget/MethodCalls";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { schema } from "./schema";
import { TagEditor } from "./TagEditor";
import childStyles from "./tag-editor.children.css?inline";
import css from "./tag-editor.css?inline";

interface TagEditorElement extends ElementOf<typeof schema> {
  /**
   * Takes the tags from the server, `data-src`. What the visitor adds and removes meanwhile stays
   * so, and so does what is being typed. Resolves once it is over, also when it has failed: the
   * widget says so and reports it with `yy:error`.
   */
  reload(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "yy-tag-editor": TagEditorElement;
  }
}

export const tagEditor = defineWidget({
  schema,
  component: TagEditor,
  styles: [base, remote, css],
  childStyles,
  methods: methodsNamed("reload"),
});
