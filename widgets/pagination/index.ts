import { defineWidget, type ElementOf } from "@yy/element";
import { pageHistory } from "@yy/page/pageHistory";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { Pagination } from "./Pagination";
import css from "./pagination.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-pagination": ElementOf<typeof schema>;
  }
}

export const pagination = defineWidget({
  schema,
  component: Pagination,
  styles: [base, remote, css],
  // On a history entry of ours, the next step may go back to another of this page. The widget must
  // listen even if its links are not in view.
  mountStrategy: () => (Object.keys(pageHistory.data).length > 0 ? "eager" : undefined),
});
