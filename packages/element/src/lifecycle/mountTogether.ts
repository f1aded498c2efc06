import { mountsByTag } from "@yy/page/instruments";
import { drawNow } from "../rendering/renderer";

/** Most widgets that mount in one task. Smaller batches take longer altogether: a layout follows each. */
export const mountsPerTask = 512;

/** Tags that mount in the current task. */
let mounted: string[] = [];

/** Called by each element that mounts. */
export function noteMount(tag: string): void {
  mounted.push(tag);
}

/** @param ms for all of them, which are drawn in one piece: each has the same share */
function countMounts(ms: number): void {
  for (const tag of mounted) {
    const mounts = mountsByTag.get(tag) ?? { count: 0, ms: 0 };
    mountsByTag.set(tag, mounts);
    mounts.count += 1;
    mounts.ms += ms / mounted.length;
  }
  mounted = [];
}

/**
 * Runs the callbacks, each of which mounts a widget, and renders before it returns: React would yield between roots, and
 * half of a list would be painted before the other. Those beyond `most` run in the next tasks.
 */
export function mountTogether(mounts: readonly (() => void)[], most = mountsPerTask): void {
  if (mounts.length === 0) return;
  const began = performance.now();
  drawNow(() => {
    for (const mount of mounts.slice(0, most)) mount();
  });
  countMounts(performance.now() - began);
  if (mounts.length > most) setTimeout(() => mountTogether(mounts.slice(most)));
}
