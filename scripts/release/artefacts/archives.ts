import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Zippable, zipSync } from "fflate";

/**
 * The paths of all files in a folder, relative to it, in an order that is the same on all machines.
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/**
 * A reproducible zip of files of a folder: its bytes do not depend on the machine or the time.
 * @param epoch the time of all files, in seconds since 1970
 */
export function zipOf(folder: string, files: readonly string[], epoch: number): Uint8Array {
  const entries: Zippable = {};
  for (const file of [...files].sort()) entries[file] = readFileSync(join(folder, file));
  const unix = 3;
  return zipSync(entries, { level: 9, mtime: utcClock(epoch), os: unix, attrs: 0o100644 << 16 });
}

/**
 * A date whose local time is the UTC time, because a zip has no time zone and fflate writes the
 * local time.
 */
function utcClock(epoch: number): Date {
  const utc = new Date(epoch * 1000);
  return new Date(
    ...([utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate()] as const),
    ...([utc.getUTCHours(), utc.getUTCMinutes(), utc.getUTCSeconds()] as const),
  );
}

/**
 * Sets the same modes on all machines: archives keep file modes, which depend on the umask of the
 * checkout.
 */
export function normalizeModes(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
