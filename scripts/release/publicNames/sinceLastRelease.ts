import { classifyChanges, type NameChange } from "./classifyChanges";
import { leastVersion } from "./leastVersion";
import { readRelease, releasedVersions } from "./releasedNames";
import { todaysNames } from "./todaysNames";

export interface NamesSince {
  /** The release that today's names are compared with. */
  readonly version: string;
  readonly changes: readonly NameChange[];
  /** The least version that may come next. */
  readonly least: string;
}

/**
 * What changed in the public names since a release, the last one unless another is named.
 * @throws Error when no names of that release are kept
 */
export async function namesSince(version = releasedVersions()[0] ?? ""): Promise<NamesSince> {
  const { names } = readRelease(version);
  const changes = classifyChanges(names, await todaysNames());
  return { version, changes, least: leastVersion(version, changes) };
}
