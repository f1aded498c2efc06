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
  // On a history entry of this page the next step may go back to another one, so the widget must
  // listen wherever the links are.
  mountStrategy: () => (Object.keys(pageHistory.data).length > 0 ? "eager" : undefined),
});
