/** The moment before the browser draws the next frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** A task of its own: from a frame's callback, the first one after that frame was drawn. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** Long enough for 2,000 buttons on a busy machine, in ms. */
const patience = 60_000;

/**
 * Resolves once a frame that shows what the condition asks for has been drawn, to the number of frames it took.
 * @throws Error when that has not come about within a minute
 */
export async function drawnFrame(holds: () => boolean): Promise<number> {
  const deadline = performance.now() + patience;
  let frames = 0;
  do {
    await nextFrame();
    frames += 1;
    if (performance.now() > deadline) throw new Error("the buttons were not drawn in a minute");
  } while (!holds());
  await nextTask();
  return frames;
}

/** Waits until the main thread has been idle twice, so that nothing of a widget's is left to do. */
export async function quiet(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
}
