/** Takes the place of `renderer.ts` in the light flavour: Preact leaves logging to us, and draws at once. */
export const rendererLogsErrors = false;
export const rendererDrawsAtOnce = true;
export const mountsPerTask = 512;

/** Preact listens to the elements that it draws, and never walks up from an event. */
export const skipUnwalkableEvents = (): (() => void) => () => {};
