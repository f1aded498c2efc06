import { existsSync, statSync } from "node:fs";
import { glob } from "tinyglobby";

const readable = "**/*.{erb,html,htm}";

/**
 * The files of paths, folders and globs, each once, in the order of their names.
 * @throws Error when one of them has no file
 */
export async function templateFiles(patterns: readonly string[]): Promise<string[]> {
  const found = await Promise.all(patterns.map(filesOf));
  return [...new Set(found.flat())].sort();
}

async function filesOf(pattern: string): Promise<string[]> {
  // A path that is there is no glob, whatever brackets are in its name.
  if (existsSync(pattern) && !statSync(pattern).isDirectory()) return [pattern];
  const isFolder = existsSync(pattern);
  const files = await glob(isFolder ? readable : pattern.replaceAll("\\", "/"), {
    ...(isFolder ? { cwd: pattern } : {}),
    absolute: false,
    // A link may lead back to a folder above it.
    followSymbolicLinks: false,
    ignore: ["**/node_modules/**"],
  });
  if (files.length === 0) throw new Error(`${pattern}: no file is there`);
  return isFolder ? files.map((file) => `${pattern.replace(/\/$/, "")}/${file}`) : files;
}
