import type { WidgetLook } from "@yy/element/config/look";

const title = "> article > :is(h1, h2, h3, h4, h5, h6)";

/** The second paragraph contains the discount, and `<strong>` for a product that is sold. */
export const look: WidgetLook = {
  article: "> article",
  '[part~="title"]': title,
  a: `${title} > a`,
  p: "> article > p",
  '[part="price"]': "> article > p:not(p ~ p)",
  del: "> article > p > del",
  ".view": "> article > img",
  img: "> article > img",
  ".tags": "> article > p:is(p ~ p)",
  ".tags span": "> article > p:is(p ~ p) > :is(span, strong)",
  '.tags [part="sold"]': "> article > p:is(p ~ p) > strong",
};
