import { mountsByTag } from "@yy/page/instruments";

/** When the latest piece of mounting ended, in ms. */
let last = 0;

/** Call when widgets are about to mount in this task. */
export function beginMounting(): void {
  last = performance.now();
}

/**
 * Call when an element has mounted: the time since the call for another one, or since
 * `beginMounting`, was its own.
 */
export function countMounted(tag: string): void {
  const [count, ms] = mountsByTag.get(tag) ?? [0, 0];
  const now = performance.now();
  mountsByTag.set(tag, [count + 1, ms + now - last]);
  last = now;
}
