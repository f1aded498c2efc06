import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { InfiniteScroll } from "./InfiniteScroll";
import css from "./infinite-scroll.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-infinite-scroll": ElementOf<typeof schema>;
  }
}

export const infiniteScroll = defineWidget({
  schema,
  component: InfiniteScroll,
  styles: [base, remote, css],
});
