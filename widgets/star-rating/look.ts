import type { WidgetLook } from "@yy/element/config/look";

/** Concerns a rating that is shown: without the script, one that visitors enter stays a field. */
export const look: WidgetLook = {
  '[part="stars"]': '&[data-readonly]:not([data-readonly="false"]) input:not([aria-hidden])',
};
