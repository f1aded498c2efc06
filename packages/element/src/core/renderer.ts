import { flushSync } from "react-dom";

export { listenSparingly } from "./listenSparingly";

/** React logs every error that a boundary catches; Preact does not (see `renderer.lite.ts`). */
export const rendererLogsErrors = true;

/** Whether mounting draws before it returns. React draws in a later task, until when the server's markup must show. */
export const rendererDrawsAtOnce = false;

/** Draws what the callback renders, and runs its effects, before it returns. */
export const drawNow: (render: () => void) => void = flushSync;
