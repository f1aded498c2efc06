import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Zippable, zipSync } from "fflate";

/** Paths of all files in a folder, relative to it, in an order that no machine changes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/**
 * A zip of files of a folder whose bytes are the same wherever and whenever it is made.
 * @param epoch seconds since 1970, which all files get as their time
 */
export function zipOf(folder: string, files: readonly string[], epoch: number): Uint8Array {
  const entries: Zippable = {};
  for (const file of [...files].sort()) entries[file] = readFileSync(join(folder, file));
  const unix = 3;
  return zipSync(entries, { level: 9, mtime: utcClock(epoch), os: unix, attrs: 0o100644 << 16 });
}

/** A zip has no time zone; fflate writes the local clock. */
function utcClock(epoch: number): Date {
  const utc = new Date(epoch * 1000);
  return new Date(
    ...([utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate()] as const),
    ...([utc.getUTCHours(), utc.getUTCMinutes(), utc.getUTCSeconds()] as const),
  );
}

/** Archives keep who may do what with a file, which differs with the umask of a checkout. */
export function normalizeModes(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
