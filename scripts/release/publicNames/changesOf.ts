import { departures } from "./departures";
import { type InventoryChanges, inventoryChanges } from "./inventoryChanges";
import { readRelease, releasedVersions } from "./releasedNames";

/**
 * What a release deprecates or breaks of the one before it, as its package tells the doctor in
 * `changes.json`. Nothing, for the first one.
 * @throws Error when no names of that release are kept
 */
export function changesOf(version: string): InventoryChanges {
  const { names } = readRelease(version);
  const versions = releasedVersions();
  const before = versions[versions.indexOf(version) + 1];
  return inventoryChanges(version, before ? readRelease(before).names : names, names, departures);
}
