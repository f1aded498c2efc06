import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRepository } from "../../repository";
import { isAtLeast } from "./leastVersion";
import type { PublicName } from "./PublicName";

/** The public names of a release, as stored in `releases/<version>.json`. */
export interface Release {
  readonly version: string;
  /** The commit from which the names were read, if `npm run release` has not written them. */
  readonly source?: string;
  readonly names: readonly PublicName[];
}

const path = "scripts/release/publicNames/releases";
const folder = inRepository(path);

/** The versions of all releases whose names are stored, the last one first. */
export function releasedVersions(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort((a, b) => (isAtLeast(a, b) ? -1 : 1));
}

/** @throws Error for an unknown version; it lists the known releases */
export function readRelease(version: string): Release {
  const file = join(folder, `${version}.json`);
  if (!existsSync(file))
    throw new Error(`no names of ${version} are kept, only of ${releasedVersions().join(", ")}`);
  return JSON.parse(readFileSync(file, "utf8")) as Release;
}

/**
 * Stores the names of a release, one per line, so that a git diff shows the changes.
 * @param repository the checkout to write to; not this one while a release is made
 */
export function keepRelease({ names, ...about }: Release, repository = inRepository(".")): void {
  const lines = names.map((name) => `    ${JSON.stringify(name)}`).join(",\n");
  const head = JSON.stringify(about, null, 2).replace(/\n\}$/, "");
  writeFileSync(
    join(repository, path, `${about.version}.json`),
    `${head},\n  "names": [\n${lines}\n  ]\n}\n`,
  );
}
