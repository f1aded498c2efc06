import type { WidgetLook } from "@yy/element/config/look";

/** Of a rating that is shown: what a visitor without the script types one into stays a field. */
export const look: WidgetLook = {
  '[part="stars"]': '&[data-readonly]:not([data-readonly="false"]) input:not([aria-hidden])',
};
