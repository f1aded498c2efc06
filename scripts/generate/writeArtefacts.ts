import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRepository, inRepository } from "../repository";
import { type Artefact, readArtefact } from "./artefacts";

/** Those that are missing or hold something else than their sources say. */
export function staleOf(artefacts: readonly Artefact[]): Artefact[] {
  return artefacts.filter(({ path, content }) => readArtefact(path).content !== content);
}

/** Writes those that are stale. */
export function writeArtefacts(artefacts: readonly Artefact[]): void {
  for (const { path, content } of staleOf(artefacts)) {
    mkdirSync(dirname(inRepository(path)), { recursive: true });
    writeFileSync(inRepository(path), content);
  }
}

/** Removes all other files from these folders: what they hold was generated once. */
export function removeOthers(folders: readonly string[], paths: readonly string[]): void {
  const kept = new Set(paths);
  for (const file of folders.flatMap(filesIn)) if (!kept.has(file)) rmSync(inRepository(file));
}

function filesIn(folder: string): string[] {
  if (!existsSync(inRepository(folder))) return [];
  return readdirSync(inRepository(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fromRepository(join(entry.parentPath, entry.name)));
}
