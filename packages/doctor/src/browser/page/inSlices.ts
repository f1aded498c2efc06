/** Longest time of work without a pause, in ms. */
const slice = 8;

/**
 * Goes through the steps while the page has nothing else to do, and pauses so that it can.
 * @returns undefined when the signal ended it
 */
export async function inSlices<T>(
  steps: Generator<unknown, T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (;;) {
    await idle();
    if (signal.aborted) return undefined;
    const end = performance.now() + slice;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
  }
}

/** The latest moment at which a busy page is asked for a slice, in ms. */
const patience = 300;

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 1);
  });
}
