import { existsSync, statSync } from "node:fs";
import { glob } from "tinyglobby";

const readable = "**/*.{erb,html,htm,blade.php}";

/**
 * The files of paths, folders and globs, without duplicates, sorted by name.
 * @throws Error when one of them matches no file
 */
export async function templateFiles(patterns: readonly string[]): Promise<string[]> {
  const found = await Promise.all(patterns.map(filesOf));
  return [...new Set(found.flat())].sort();
}

async function filesOf(pattern: string): Promise<string[]> {
  // An existing path is no glob, even if its name has brackets.
  if (existsSync(pattern) && !statSync(pattern).isDirectory()) return [pattern];
  const isFolder = existsSync(pattern);
  const files = await glob(isFolder ? readable : pattern.replaceAll("\\", "/"), {
    ...(isFolder ? { cwd: pattern } : {}),
    absolute: false,
    // A symbolic link to a parent folder would make the walk endless.
    followSymbolicLinks: false,
    ignore: ["**/node_modules/**"],
  });
  if (files.length === 0) throw new Error(`${pattern}: no file is there`);
  return isFolder ? files.map((file) => `${pattern.replace(/\/$/, "")}/${file}`) : files;
}
