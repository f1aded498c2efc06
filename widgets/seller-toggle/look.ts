import type { WidgetLook } from "@yy/element/config/look";

const control = ":is(a, button):not(form:has(label) *)";
const on = '&[data-enabled]:not([data-enabled="false"])';

export const look: WidgetLook = {
  '[part="track"]': control,
  '[part="switch"]:hover > [part="track"]': `${control}:hover`,
  '[aria-checked="true"] > [part="track"]': `${on} ${control}`,
  '[part="thumb"]': `${control}::before`,
  '[aria-checked="true"] [part="thumb"]': `${on} ${control}::before`,
};
