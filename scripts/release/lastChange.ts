import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Change {
  readonly source: string;
  /** In seconds since 1970. */
  readonly epoch: number;
}

/**
 * The commit whose content is released. It is not the one that sets the version number, so that a
 * rehearsal has the same time as the release.
 */
export function lastChange(repository: string, head: string): Change {
  const notReleases = ["--invert-grep", "--extended-regexp", "--grep=^Release [0-9.]+$"];
  const words = ["log", "-1", "--format=%H %ct", ...notReleases, head];
  const line = execFileSync("git", words, { cwd: repository, encoding: "utf8" });
  const [source = "", seconds] = line.trim().split(" ");
  return { source, epoch: Number(seconds) };
}

/**
 * Whether `release/` was built from the last change. Uncommitted changes are not part of a release.
 */
export function isReleased(repository: string): boolean {
  const file = join(repository, "release/release.json");
  if (!existsSync(file)) return false;
  const { source } = JSON.parse(readFileSync(file, "utf8")) as { source: string };
  return source === lastChange(repository, "HEAD").source;
}
