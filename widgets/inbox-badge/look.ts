import type { WidgetLook } from "@yy/element/config/look";

export const look: WidgetLook = {
  ".badge": '[data-part="count"]',
  ".over .badge": '[data-part="count"]',
};
