export { isPreview, whenLive } from "@yy/page/preview";
export type { PropsOf, WidgetSchema } from "./config/schema";
export { defineWidget, type ElementOf } from "./defineWidget";
export { useCustomState, useLiveEffect, useWidget } from "./react/useWidget";
