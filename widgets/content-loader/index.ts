import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { ContentLoader } from "./ContentLoader";
import css from "./content-loader.css?inline";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-content-loader": ElementOf<typeof schema>;
  }
}

export const contentLoader = defineWidget({
  schema,
  component: ContentLoader,
  styles: [base, remote, css],
});
