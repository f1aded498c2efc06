export { skipUnwalkableEvents } from "./skipUnwalkableEvents";

/** React logs every error that a boundary catches; Preact does not (see `renderer.lite.ts`). */
export const rendererLogsErrors = true;

/** Whether mounting draws before it returns. React draws in a later task, until when the server's markup must show. */
export const rendererDrawsAtOnce = false;

/** How many widgets mount in one task, so that no task is long: what a screen holds. */
export const mountsPerTask = 64;
