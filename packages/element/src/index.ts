export type { PropsOf, WidgetSchema } from "./config/schema";
export { defineWidget, type ElementOf } from "./core/defineWidget";
export { onBeforeSnapshot } from "./page/beforeSnapshot";
export { isPreview, whenLive } from "./page/turboPreview";
export { useCustomState, useLiveEffect, useWidget } from "./react/useWidget";
