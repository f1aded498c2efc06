import type { WidgetLook } from "@yy/element/config/look";

export const look: WidgetLook = {
  button: ":is(a, button)",
  'button[aria-pressed="true"]': '&[data-following]:not([data-following="false"]) :is(a, button)',
};
