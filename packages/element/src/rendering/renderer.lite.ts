import { options } from "preact";
import { flushSync } from "react-dom";

/** Replaces `renderer.ts` in the light flavour: Preact logs no errors, and renders synchronously. */
export const rendererLogsErrors = false;
export const rendererDrawsAtOnce = true;

/** Runs effects too. Preact would run them after the next frame, where setting `:state(mounted)` costs another style pass. */
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

/** Not needed: Preact listens on the elements that it renders, and does not walk up from events. */
export const listenSparingly = (): (() => void) => () => {};
