import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { inRepository, root } from "../repository";
import type { Mutation } from "./Mutation";

/** How often the text stands in the source. */
export function occurrences(source: string, text: string): number {
  return source.split(text).length - 1;
}

/**
 * Writes the mutation into its file.
 * @returns the function that restores the file; it is also called when the process ends before
 * @throws Error when the text to replace does not stand in the file exactly once
 */
export function applyMutation({ file, find, replace }: Mutation): () => void {
  const path = inRepository(file);
  const source = readFileSync(path, "utf8");
  const count = occurrences(source, find);
  if (count !== 1) throw new Error(`${file} holds the text to replace ${count} times`);
  const restore = () => {
    process.off("exit", restore);
    writeFileSync(path, source);
  };
  process.once("exit", restore);
  // By a function: the text may hold "$&" and the like.
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  return restore;
}

/** Those of the mutated files that differ from the last commit: a restored file would lose that. */
export function changedFiles(mutations: readonly Mutation[]): string[] {
  const files = [...new Set(mutations.map(({ file }) => file))];
  const status = execFileSync("git", ["status", "--porcelain", "--", ...files], { cwd: root });
  return String(status)
    .split("\n")
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/** The commit that is checked out, short. */
export function currentCommit(): string {
  return String(execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root })).trim();
}
