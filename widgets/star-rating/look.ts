import type { WidgetLook } from "@yy/element/config/look";

/**
 * These rules style a read-only rating. Without the script, a rating that visitors enter stays a
 * field.
 */
export const look: WidgetLook = {
  '[part="stars"]': '&[data-readonly]:not([data-readonly="false"]) input:not([aria-hidden])',
};
