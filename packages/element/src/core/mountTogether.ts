import { drawNow } from "./renderer";

/** How many widgets mount in one task. Fewer cost a visitor more: each task is followed by a frame that is laid out anew. */
export const mountsPerTask = 512;

/**
 * Runs what mounts widgets, and draws them before it returns: left to itself React yields between roots, and half of a
 * list would be painted without the other. What is more than a screenful goes on in the next tasks.
 */
export function mountTogether(mounts: readonly (() => void)[]): void {
  if (mounts.length === 0) return;
  drawNow(() => {
    for (const mount of mounts.slice(0, mountsPerTask)) mount();
  });
  if (mounts.length > mountsPerTask) setTimeout(() => mountTogether(mounts.slice(mountsPerTask)));
}
