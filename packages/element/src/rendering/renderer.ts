import { flushSync } from "react-dom";

export { limitReactListeners } from "./limitReactListeners";

/** React logs every error that a boundary catches. `renderer.lite.ts` has the values for Preact. */
export const rendererLogsErrors = true;

/** Renders what the callback mounts or updates, and runs its effects, before it returns. */
export const drawNow: (render: () => void) => void = flushSync;
