import type { WidgetExample } from "@yy/element/config/example";
import { actions, items } from "./testing/priceItems";

export const example: WidgetExample = {
  attributes: { "data-label-fill": "pôr em todos" },
  children: items(2) + actions,
  signedInAs: 2,
  keepsChildren: true,
  patchesMarkup: true,
};
