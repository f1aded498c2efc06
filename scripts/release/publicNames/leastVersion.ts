import { greatestWeight, type NameChange } from "./classifyChanges";

/**
 * The lowest version that may follow another after these changes, as the guide's chapter on updates
 * promises: while the version is 0.x, a breaking change is a minor version, and an addition is a
 * patch.
 * @throws Error for a version that does not consist of three numbers
 */
export function leastVersion(before: string, changes: readonly NameChange[]): string {
  const [major, minor, patch] = numbersOf(before);
  const weight = greatestWeight(changes);
  if (major === 0) {
    const isMore = changes.some(({ what, weight }) => what !== "added" || weight === "major");
    return isMore ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  }
  if (weight === "major") return `${major + 1}.0.0`;
  return weight === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Whether a version is the other one or a later one. */
export function isAtLeast(version: string, least: string): boolean {
  const [is, wanted] = [numbersOf(version), numbersOf(least)];
  const place = is.findIndex((number, index) => number !== wanted[index]);
  return place < 0 || Number(is[place]) > Number(wanted[place]);
}

function numbersOf(version: string): [major: number, minor: number, patch: number] {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`"${version}" is not a version such as 1.2.3`);
  return [Number(major), Number(minor), Number(patch)];
}
