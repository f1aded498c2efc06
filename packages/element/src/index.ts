export { onBeforeSnapshot } from "./beforeSnapshot";
export { defineWidget, type ElementOf } from "./defineWidget";
export { reportError } from "./reportError";
export { eventDetail, type PropsOf, type WidgetSchema, widgetSchema } from "./schema";
export { isPreview, whenLive } from "./turboPreview";
export { useCustomState, useLiveEffect, useWidget } from "./useWidget";
export type { WidgetDefinition } from "./widgetDefinition";
