import type { WidgetLook } from "@yy/element/config/look";

export const look: WidgetLook = {
  nav: "nav",
  a: "nav a",
  "a[href]": "nav a[href]",
  '[part="position"]': "nav > span",
};
