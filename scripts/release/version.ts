import { gt, inc, lt } from "semver";
import { RunStopped } from "../setup/run.mjs";
import type { Kind } from "./changesets";

interface Release {
  /** The requested version. */
  readonly version: string;
  /** The current version of the packages. */
  readonly current: string;
  /** The versions that have a tag or a section in the changelog. */
  readonly released: readonly string[];
  /** The kind of each change since `current`. */
  readonly kinds: readonly Kind[];
  /** The lowest version that the changes of public names allow. */
  readonly leastByNames: string;
}

/** @throws {RunStopped} with the reason why the version cannot be released, in a sentence */
export function checkVersion(release: Release): void {
  const { version, current, released, kinds, leastByNames } = release;
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new RunStopped(`"${version}" is no version of three numbers, such as 1.0.0.`);
  if (released.includes(version))
    throw new RunStopped(`Version ${version} exists: it has a tag or a section of the changelog.`);
  if (!gt(version, current))
    throw new RunStopped(`Version ${version} is not above ${current}, which the packages have.`);
  const kind = strongest(kinds);
  if (kind === undefined)
    throw new RunStopped(`There is nothing to release: .changeset/ has no changeset.`);
  const least = inc(current, kind) ?? current;
  if (lt(version, least))
    throw new RunStopped(
      `Version ${version} says less than its changes: one of them is ${kind}, so it is ${least} at least.`,
    );
  if (lt(version, leastByNames))
    throw new RunStopped(
      `Version ${version} says less than its public names: npm run names tells why it is ${leastByNames} at least.`,
    );
}

const strongest = (kinds: readonly Kind[]): Kind | undefined =>
  (["major", "minor", "patch"] as const).find((kind) => kinds.includes(kind));
