/** Takes the place of `renderer.ts` in the light flavour: Preact leaves logging to us. */
export const rendererLogsErrors = false;
