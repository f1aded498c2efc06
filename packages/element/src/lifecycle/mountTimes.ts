import { mountsByTag } from "@yy/page/instruments";

/** When the latest piece of mounting ended, in ms. */
let last = 0;

/** Call when widgets are about to mount in this task. */
export function beginMounting(): void {
  last = performance.now();
}

/**
 * Call when a piece of an element's mounting is done: the time since the piece before it was spent on its tag.
 * @param count 1 when it is mounted by that, else 0
 */
export function countMounting(tag: string, count: number): void {
  const now = performance.now();
  const mounts = mountsByTag.get(tag) ?? { count: 0, ms: 0 };
  mountsByTag.set(tag, mounts);
  mounts.count += count;
  mounts.ms += now - last;
  last = now;
}
