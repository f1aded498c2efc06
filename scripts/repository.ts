import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Absolute path of something in the repository. */
export const inRepository = (...parts: string[]): string => join(root, ...parts);

/** The path as it is from the repository's root; what is outside of it stays as it is. */
export const fromRepository = (path: string): string => path.replace(`${root}/`, "");

/**
 * Names of all widgets, without `yy-`, in alphabetical order: the folders in `widgets/` that hold a
 * schema.
 */
export function widgetNames(): string[] {
  return readdirSync(inRepository("widgets"))
    .filter((name) => existsSync(inRepository("widgets", name, "schema.ts")))
    .sort();
}

/**
 * Paths of all files from the repository's root, but for ignored ones: also of those that are not
 * added to git yet.
 */
export function repositoryFiles(...patterns: readonly string[]): string[] {
  const listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...patterns];
  return execFileSync("git", listing, { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && existsSync(inRepository(path)));
}
