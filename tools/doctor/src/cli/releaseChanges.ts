import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ReleaseChanges, readChanges } from "../inventory/changes";

/** In a package, what its release changes. */
const fileName = "changes.json";
const version = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The package that this command is in, once it is built. */
const ownPackage = fileURLToPath(new URL("..", import.meta.url));

/**
 * Finds what a release changes: in a file, in the folder of a package, or by its version in the
 * package that this command is of, one that is installed, or one that `npm pack` has brought.
 * @throws Error that says in one sentence where it is not
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

/** In each folder from this one up, the installed package, and an unpacked one. */
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
