import type { WidgetLook } from "@yy/element/config/look";

export const look: WidgetLook = { nav: "> nav", a: "a" };
