import { instruments } from "@yy/page/instruments";
import { drawNow } from "../rendering/renderer";

/** Most widgets that mount in one task. Smaller batches take longer altogether: a layout follows each. */
export const mountsPerTask = 512;

/** Tags that mount in the current task, where an instrument wants to know. */
let mounted: string[] = [];

/** Called by each element that mounts. */
export function noteMount(tag: string): void {
  if (instruments.size > 0) mounted.push(tag);
}

function tellInstruments(ms: number): void {
  const tags = mounted;
  mounted = [];
  for (const instrument of instruments) instrument.mounted?.(tags, ms);
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
  if (mounted.length > 0) tellInstruments(performance.now() - began);
  if (mounts.length > most) setTimeout(() => mountTogether(mounts.slice(most)));
}
