import { options } from "preact";
import { flushSync } from "react-dom";

/** Takes the place of `renderer.ts` in the light flavour: Preact leaves logging to us, and draws at once. */
export const rendererLogsErrors = false;
export const rendererDrawsAtOnce = true;

/** Preact would run the effects after a frame, and the state `mounted` would cost styles of their own. */
export function drawNow(render: () => void): void {
  const after = options.requestAnimationFrame;
  const effects: (() => void)[] = [];
  options.requestAnimationFrame = (run) => effects.push(run);
  try {
    flushSync(render);
  } finally {
    Object.assign(options, { requestAnimationFrame: after });
  }
  for (const run of effects) run();
}

/** Preact listens to the elements that it draws, and never walks up from an event. */
export const listenSparingly = (): (() => void) => () => {};
