import { defineWidget, type ElementOf } from "@yy/element";
import { PinnedTag } from "./PinnedTag";
import css from "./pinned-tag.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-pinned-tag": ElementOf<typeof schema>;
  }
}

export const pinnedTag = defineWidget({ schema, component: PinnedTag, styles: [css] });
