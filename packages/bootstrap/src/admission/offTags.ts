import { mountModes, switchedOff } from "@yy/element/lifecycle/pageSwitch";
import { showPreview } from "./previews";
import type { MountMode } from "./switchBlock";
import { whenOff } from "./whenOff";

/** The part of a widget's class that is used here (packages/element/src/lifecycle). */
interface WidgetClass {
  /** The lives of its elements in the document; undefined in releases from before the switch. */
  readonly connected?: Iterable<{ invalidate(): void }>;
}

/**
 * Sets the tags that are off, for present and future elements. Returns whether the set has changed.
 */
export function setOff(tags: ReadonlySet<string>): boolean {
  const changed = [
    ...[...switchedOff].filter((tag) => !tags.has(tag)),
    ...[...tags].filter((tag) => !switchedOff.has(tag)),
  ];
  for (const tag of changed) {
    if (!switchedOff.delete(tag)) switchedOff.add(tag);
    invalidateElements(tag);
    showPreview(tag, isOff(tag));
    if (isOff(tag)) for (const listener of whenOff) listener(tag);
  }
  return changed.length > 0;
}

export const isOff = (tag: string): boolean => switchedOff.has(tag);

/** Sets the mount mode of tags, for elements that have not mounted yet. */
export function setMountModes(modes: ReadonlyMap<string, MountMode>): void {
  const changed = new Set([...mountModes.keys(), ...modes.keys()]);
  mountModes.clear();
  for (const [tag, mode] of modes) mountModes.set(tag, mode);
  for (const tag of changed) invalidateElements(tag);
}

function invalidateElements(tag: string): void {
  const { connected = [] } = (customElements.get(tag) ?? {}) as WidgetClass;
  for (const lifecycle of connected) lifecycle.invalidate();
}
