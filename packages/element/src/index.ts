export { eventDetail, type PropsOf, type WidgetSchema, widgetSchema } from "./config/schema";
export { defineWidget, type ElementOf } from "./core/defineWidget";
export { reportError } from "./core/reportError";
export type { WidgetDefinition } from "./core/widgetDefinition";
export { onBeforeSnapshot } from "./page/beforeSnapshot";
export { isPreview, whenLive } from "./page/turboPreview";
export { useCustomState, useLiveEffect, useWidget } from "./react/useWidget";
