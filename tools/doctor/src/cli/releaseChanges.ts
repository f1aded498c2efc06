import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ReleaseChanges, readChanges } from "../inventory/changes";

/** File in a package with the changes of its release. */
const fileName = "changes.json";
const version = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The package that contains this command, once it is built. */
const ownPackage = fileURLToPath(new URL("..", import.meta.url));

/**
 * Finds the changes of a release: in a file, in the folder of a package, or by its version in this
 * command's own package, an installed one, or one that `npm pack` has downloaded.
 * @throws Error that says in one sentence where the release was looked for
 */
export function releaseChanges(given: string, from = process.cwd()): ReleaseChanges {
  const path = resolve(from, given);
  if (existsSync(path)) {
    const file = statSync(path).isDirectory() ? join(path, fileName) : path;
    if (!existsSync(file)) throw new Error(`--against: ${given} has no ${fileName}`);
    return read(file);
  }
  if (!version.test(given))
    throw new Error(`--against: ${given} is no version, and no file is there`);
  for (const folder of [ownPackage, ...packagesFrom(from)]) {
    const file = join(folder, fileName);
    if (!existsSync(file)) continue;
    const changes = read(file);
    if (changes.version === given) return changes;
  }
  throw new Error(
    `--against: ${given} is not here: npx --package @yy/widgets@${given} yy-doctor --inventory … --against ${given}`,
  );
}

/** Yields the installed package and an unpacked one, in this folder and in each folder above. */
function* packagesFrom(from: string): Generator<string> {
  for (let folder = resolve(from), above = ""; folder !== above; folder = dirname(folder)) {
    yield join(folder, "node_modules/@yy/widgets");
    yield join(folder, "package");
    above = folder;
    if (dirname(folder) === folder) return;
  }
}

function read(file: string): ReleaseChanges {
  try {
    return readChanges(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`--against: ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
