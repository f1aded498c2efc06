/** Longest time of work without a pause, in ms. */
const slice = 8;

/**
 * Goes through the steps, and pauses between them so that the page does its own work.
 * @returns undefined when the signal ended it
 */
export async function inSlices<T>(
  steps: Generator<unknown, T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    const end = performance.now() + slice;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
  }
}
