import { drawNow } from "../rendering/renderer";
import { beginMounting } from "./mountTimes";

/** Most widgets that mount in one task. Smaller batches take longer altogether: a layout follows each. */
export const mountsPerTask = 512;

/**
 * Runs the callbacks, each of which mounts a widget, and renders before it returns: React would yield between roots, and
 * half of a list would be painted before the other. Those beyond `most` run in the next tasks.
 */
export function mountTogether(mounts: readonly (() => void)[], most = mountsPerTask): void {
  if (mounts.length === 0) return;
  beginMounting();
  drawNow(() => {
    for (const mount of mounts.slice(0, most)) mount();
  });
  if (mounts.length > most) setTimeout(() => mountTogether(mounts.slice(most)));
}
