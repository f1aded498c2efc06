import { setTimeout as sleep } from "node:timers/promises";

/**
 * Looks again and again until it is so, for so many seconds at most.
 * @returns the seconds it took; undefined when it has not become so
 */
export async function until(
  most: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<number | undefined> {
  const start = performance.now();
  for (;;) {
    const seconds = (performance.now() - start) / 1000;
    if (await isSo()) return seconds;
    if (seconds > most) return undefined;
    await sleep(50);
  }
}
