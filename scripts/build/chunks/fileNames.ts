import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { digested } from "../bundle";
import { type BuiltFile, literally, renameFiles } from "./fold";

/**
 * Names for the files, `<name>-<8 hex digits>.digested.js`. The digits are of what the file and all
 * that it imports say.
 * @param ofRelease what a file holds → its name, of those that have their digits together: the
 * bootstrap must know the files of widgets, and fifty hashes would be a fifth of its budget
 * @returns esbuild's name of a file → its name
 */
export function nameFiles(
  files: readonly BuiltFile[],
  ofRelease: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  // Without esbuild's hashes, which are of paths too.
  const anonymous = new Map(files.map(({ file, holds }) => [file, holds]));
  const texts = new Map(files.map(({ file, code }) => [file, renameFiles(code, anonymous).text]));
  const names = new RegExp(files.map(({ file }) => literally(file)).join("|"), "g");
  const imports = new Map(files.map(({ file, code }) => [file, code.text.match(names) ?? []]));

  const hashes = new Map(files.map(({ file }) => [file, hashOf(textsLoadedBy(file))]));
  const released = files.filter(({ holds }) => ofRelease.has(holds));
  const release = hashOf(released.map(({ file }) => hashes.get(file) ?? ""));
  return new Map(
    files.map(({ file, holds }) => {
      const name = ofRelease.get(holds);
      const digits = name === undefined ? hashes.get(file) : release;
      return [file, `${name ?? basename(holds, extname(holds))}-${digits}${digested}`];
    }),
  );

  /**
   * The texts of the file and of all that it imports, on demand too. Its own comes twice, because
   * files that import each other load the same.
   */
  function textsLoadedBy(file: string): string[] {
    const loaded = new Set([file]);
    // What is added while the set is gone through is gone through as well.
    for (const each of loaded) for (const imported of imports.get(each) ?? []) loaded.add(imported);
    return [file, ...loaded].map((each) => texts.get(each) ?? "");
  }
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts.toSorted()) hash.update(text);
  return hash.digest("hex").slice(0, 8);
}
