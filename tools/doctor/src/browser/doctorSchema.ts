import { widgetSchema } from "@yy/element/config/schema";
import { ownTag } from "./page/isOwn";

export const schema = widgetSchema({
  tag: ownTag,
  summary: "Tells page authors what is wrong with the widgets of a page.",
  mount: "eager",
  attributes: {},
});
