import { classifyChanges, type NameChange } from "./classifyChanges";
import { leastVersion } from "./leastVersion";
import { readRelease, releasedVersions } from "./releasedNames";
import { todaysNames } from "./todaysNames";

export interface NamesSince {
  /** The release to compare today's names with. */
  readonly version: string;
  readonly changes: readonly NameChange[];
  /** The lowest version that may come next. */
  readonly least: string;
}

/**
 * The changes of the public names since a release, by default the last one.
 * @throws Error when the names of that release are not stored
 */
export async function namesSince(version = releasedVersions()[0] ?? ""): Promise<NamesSince> {
  const { names } = readRelease(version);
  const changes = classifyChanges(names, await todaysNames());
  return { version, changes, least: leastVersion(version, changes) };
}
