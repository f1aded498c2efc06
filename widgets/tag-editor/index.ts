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
   * Loads the tags from the server's `data-src`. What the visitor adds, removes or types meanwhile
   * is kept. Resolves when it is over, even if it has failed: then the widget shows it and reports
   * it with `yy:error`.
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
