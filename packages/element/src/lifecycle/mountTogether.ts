import { drawNow } from "../rendering/renderer";

/** Most widgets that mount in one task. Smaller batches take longer altogether: a layout follows each. */
export const mountsPerTask = 512;

/** As {@link mountTogether}, in this task however many they are. */
export function mountAtOnce(mounts: readonly (() => void)[]): void {
  drawNow(() => {
    for (const mount of mounts) mount();
  });
}

/**
 * Runs the callbacks, each of which mounts a widget, and renders before it returns: React would yield between roots, and
 * half of a list would be painted before the other. Those beyond {@link mountsPerTask} run in the next tasks.
 */
export function mountTogether(mounts: readonly (() => void)[]): void {
  if (mounts.length === 0) return;
  mountAtOnce(mounts.slice(0, mountsPerTask));
  if (mounts.length > mountsPerTask) setTimeout(() => mountTogether(mounts.slice(mountsPerTask)));
}
