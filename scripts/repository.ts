import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The absolute path of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** The absolute path of a file or folder in the repository. */
export const inRepository = (...parts: string[]): string => join(root, ...parts);

/** The path relative to the repository's root; a path outside the repository stays unchanged. */
export const fromRepository = (path: string): string => path.replace(`${root}/`, "");

/**
 * The names of all widgets without `yy-`, in alphabetical order: the folders in `widgets/` with a
 * schema.
 */
export function widgetNames(): string[] {
  return readdirSync(inRepository("widgets"))
    .filter((name) => existsSync(inRepository("widgets", name, "schema.ts")))
    .sort();
}

/**
 * The paths of all files relative to the repository's root, without ignored ones, but with those
 * that are not added to git yet.
 */
export function repositoryFiles(...patterns: readonly string[]): string[] {
  const listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...patterns];
  return execFileSync("git", listing, { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && existsSync(inRepository(path)));
}
