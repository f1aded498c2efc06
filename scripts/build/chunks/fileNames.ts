import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { digested } from "../bundle";
import type { BuiltFile } from "./builtFiles";
import { renameImports } from "./renameImports";

const hashOf = (...texts: readonly string[]) => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex").slice(0, 8);
};

/**
 * Names for the files, `<name>-<8 hex digits>.digested.js`. The digits are of what the file and all that it imports say.
 * @param ofRelease what a file holds → its name, of those that have their digits together: the bootstrap must know the
 * files of widgets, and fifty hashes would be a fifth of its budget
 * @returns esbuild's name of a file → its name
 */
export function nameFiles(
  files: readonly BuiltFile[],
  ofRelease: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  // Without esbuild's hashes, which are of paths too.
  const anonymous = new Map(files.map(({ file, holds }) => [file, holds]));
  const texts = new Map(files.map(({ file, code }) => [file, renameImports(code, anonymous).text]));
  const hashes = new Map(files.map(({ file }) => [file, hashOf(...loadedBy(file).sort())]));
  const released = files.filter(({ holds }) => ofRelease.has(holds));
  const release = hashOf(...released.map(({ file }) => hashes.get(file) ?? "").sort());
  return new Map(
    files.map(({ file, holds }) => {
      const name = ofRelease.get(holds);
      const digits = name === undefined ? hashes.get(file) : release;
      return [file, `${name ?? basename(holds, extname(holds))}-${digits}${digested}`];
    }),
  );

  /** Texts of the file and of everything that it imports. */
  function loadedBy(file: string): string[] {
    const seen = new Set<string>();
    const visit = (each: string) => {
      if (seen.has(each)) return;
      seen.add(each);
      files.find((built) => built.file === each)?.imports.forEach(visit);
    };
    visit(file);
    return [...seen].map((each) => texts.get(each) ?? "");
  }
}
