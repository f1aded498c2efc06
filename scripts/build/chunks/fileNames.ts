import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { digested } from "../bundle";
import { type BuiltFile, literally, renameFiles } from "./fold";

/**
 * Names the files `<name>-<8 hex digits>.digested.js`. The digits are a hash of the content of the
 * file and of all files that it imports.
 * @param ofRelease the content of a file → its name, for files with a common hash: the bootstrap
 * contains the names of all widgets' files, and fifty hashes would take a fifth of its budget
 * @returns esbuild's name of a file → its name
 */
export function nameFiles(
  files: readonly BuiltFile[],
  ofRelease: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  // The names without esbuild's hashes, which depend on paths too.
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
   * The texts of the file and of all files that it imports, also on demand. The file's own text
   * comes twice, because two files that import each other would otherwise get the same hash.
   */
  function textsLoadedBy(file: string): string[] {
    const loaded = new Set([file]);
    // The loop also visits values that are added to the set meanwhile.
    for (const each of loaded) for (const imported of imports.get(each) ?? []) loaded.add(imported);
    return [file, ...loaded].map((each) => texts.get(each) ?? "");
  }
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts.toSorted()) hash.update(text);
  return hash.digest("hex").slice(0, 8);
}
