import { departures } from "./departures";
import { type InventoryChanges, inventoryChanges } from "./inventoryChanges";
import { readRelease, releasedVersions } from "./releasedNames";

/**
 * The names of the release before that a release deprecates or breaks, for the `changes.json` that
 * its package gives the doctor. Empty for the first release.
 * @throws Error when the names of that release are not stored
 */
export function changesOf(version: string): InventoryChanges {
  const { names } = readRelease(version);
  const versions = releasedVersions();
  const before = versions[versions.indexOf(version) + 1];
  return inventoryChanges(version, before ? readRelease(before).names : names, names, departures);
}
