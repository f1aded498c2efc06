import type { MappedCode } from "../MappedCode";
import { core, type SharedFile } from "./sharedFiles";

/** A file as esbuild wrote it. */
export interface BuiltFile {
  /** The file's name in `chunks/`, with esbuild's hash. */
  readonly file: string;
  /** The source of its entry, relative to the repository, or the name of the shared file. */
  readonly holds: string;
  readonly code: MappedCode;
}

/**
 * esbuild puts its runtime functions into a separate file, which every entry imports, mostly
 * without need. This moves them into the core, from which the others import them, or, when the core
 * needs none, into each file that does.
 * @param runtime the file with esbuild's runtime functions, which is dropped
 */
export function foldRuntime(
  files: readonly BuiltFile[],
  runtime: Omit<BuiltFile, "holds">,
): readonly BuiltFile[] {
  const [, body = "", list] = /^(.*)export\{([^}]*)\};?\s*$/s.exec(runtime.code.text) ?? [];
  const exported = bindings(list);
  const shared = exported.map(([, name]) => sharedName(name));
  const functions = `[${shared}]=(()=>{${body}return[${exported.map(([local]) => local)}]})()`;
  const statement = new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${literally(runtime.file)}";`);
  const needsOf = ({ code }: BuiltFile) => bindings(statement.exec(code.text)?.[1]);

  const home = files.find((each) => each.holds === core.name && needsOf(each).length > 0);
  return files.map((each) => {
    const needs = needsOf(each);
    const rest = each.code.edit((text) => text.replace(statement, ""));
    if (needs.length === 0) return { ...each, code: rest };
    if (home && each !== home) {
      const names = needs.map(([name, local]) => `${sharedName(name)} as ${local}`);
      const statement = `import{${names}}from"./${home.file}";`;
      return { ...each, code: rest.edit((text) => text.prepend(statement)) };
    }
    const own = needs.map(([name, local]) => `${local}=${sharedName(name)}`);
    const exports = home ? `export{${shared}};\n` : "\n";
    const code = rest.edit((text) =>
      text.trimEnd().prepend(`var${functions},${own};`).append(exports),
    );
    return { ...each, code };
  });
}

/** A name that does not occur in minified code. */
const sharedName = (name: string) => `esbuild$${name}`;

/**
 * When a shared file holds all code of an entry, esbuild still writes a file for the entry that
 * only re-exports it. This adds the exports to the shared file and drops the entry's file.
 * @throws Error when the entry has code of its own
 */
export function foldEntry(
  files: readonly BuiltFile[],
  { name, entry: source }: SharedFile,
): readonly BuiltFile[] {
  const entry = files.find(({ holds }) => holds === source);
  const shared = files.find(({ holds }) => holds === name);
  if (!entry || !shared) return files;
  const { text } = entry.code;
  const rest = text.replace(/import(\{[^}]*\}from)?"[^"]*";|export\{[^}]*\};?/g, "").trim();
  const list = /export\{([^}]*)\};?\s*$/.exec(shared.code.text);
  if (rest !== "" || !list) throw new Error(`more than exports in the entry: ${rest}`);

  const importStatement = new RegExp(`import\\{([^}]*)\\}from"\\./${literally(shared.file)}"`);
  const imported = bindings(importStatement.exec(text)?.[1]);
  const nameInShared = new Map(imported.map(([name, local]) => [local, name]));
  const localInShared = new Map(bindings(list[1]).map(([local, name]) => [name, local]));
  const added = bindings(/export\{([^}]*)\}/.exec(text)?.[1]).map(
    ([local, name]) => `${localInShared.get(nameInShared.get(local) ?? "")} as ${name}`,
  );
  const whole = shared.code.edit((code) =>
    code.update(
      list.index,
      list.index + list[0].length,
      `export{${[list[1], ...added].join()}};\n`,
    ),
  );
  const renamed = new Map([[entry.file, shared.file]]);
  return files
    .filter((each) => each !== entry)
    .map((each) => ({ ...each, code: renameFiles(each === shared ? whole : each.code, renamed) }));
}

/**
 * Renames the files after what they hold. The names that esbuild gives them contain a hash of
 * paths, and the minifier, which counts letters to choose names, would write other code in another
 * folder.
 */
export function withStableNames(files: readonly BuiltFile[]): readonly BuiltFile[] {
  const names = new Map(
    files.map(({ file, holds }) => [file, `file-of:${holds.replaceAll(/[/.]/g, "-")}:`]),
  );
  return files.map(({ file, holds, code }) => ({
    file: names.get(file) ?? file,
    holds,
    code: renameFiles(code, names),
  }));
}

/** The code with renamed files in its imports. */
export function renameFiles(code: MappedCode, names: ReadonlyMap<string, string>): MappedCode {
  const known = new RegExp([...names.keys()].map(literally).join("|"), "g");
  return code.edit((text) => text.replaceAll(known, (name: string) => names.get(name) ?? name));
}

/** `a as b,c` → pairs of names. */
function bindings(list = ""): [from: string, to: string][] {
  return list
    .split(",")
    .filter(Boolean)
    .map((each) => {
      const [from = "", to = from] = each.split(" as ");
      return [from, to];
    });
}

/** A file's name, escaped for a regular expression. */
export const literally = (file: string) => file.replaceAll(".", "\\.");
