/** React logs every error that a boundary catches; Preact does not (see `renderer.lite.ts`). */
export const rendererLogsErrors = true;
