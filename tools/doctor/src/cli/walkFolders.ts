import { type Dirent, existsSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, sep } from "node:path";
import { glob } from "tinyglobby";

/** A file to read, or a path that cannot be read, with the reason in one sentence. */
export interface WalkedPath {
  readonly file: string;
  readonly problem?: string;
}

/** Lists a folder of the file system; tests replace it. */
type List = (folder: string) => Promise<readonly Dirent[]>;

const fromDisk: List = (folder) => readdir(folder, { withFileTypes: true });
const skippedFolders = new Set(["node_modules", ".git"]);

/**
 * Yields the files of paths, folders and globs one by one, sorted by name within each folder. A
 * folder or a link that cannot be followed is reported. A link to a folder is followed when that
 * folder is nowhere else in the walk.
 * @param isWanted decides by its name whether a file in a folder is read
 * @throws Error when a glob or a path matches nothing
 */
export async function* walkFolders(
  patterns: readonly string[],
  isWanted: (file: string) => boolean,
  list: List = fromDisk,
): AsyncGenerator<WalkedPath> {
  const yielded = new Set<string>();
  for (const pattern of patterns) {
    if (existsSync(pattern) && (await stat(pattern)).isDirectory()) {
      const root = pattern.replace(/(?<=.)\/+$/, "");
      const walk = new Walk([await realpath(root)], isWanted, list);
      for await (const path of walk.folder(root)) if (addNew(path, yielded)) yield path;
      continue;
    }
    // An existing path is no glob, even if its name has brackets.
    const files = existsSync(pattern)
      ? [pattern]
      : await glob(pattern.replaceAll("\\", "/"), {
          absolute: isAbsolute(pattern),
          followSymbolicLinks: false,
          ignore: ["**/node_modules/**"],
        });
    if (files.length === 0) throw new Error(`${pattern}: no file is there`);
    for (const file of files.sort()) if (addNew({ file }, yielded)) yield { file };
  }
}

/** Adds the file to those that were yielded; false when it is one of them already. */
function addNew({ file }: WalkedPath, yielded: Set<string>): boolean {
  if (yielded.has(file)) return false;
  yielded.add(file);
  return true;
}

class Walk {
  /** Real paths of the folders that links led to, and of the root. */
  readonly #entered: string[];
  readonly #isWanted: (file: string) => boolean;
  readonly #list: List;

  constructor(entered: string[], isWanted: (file: string) => boolean, list: List) {
    this.#entered = entered;
    this.#isWanted = isWanted;
    this.#list = list;
  }

  async *folder(folder: string): AsyncGenerator<WalkedPath> {
    let children: readonly Dirent[];
    try {
      children = await this.#list(folder);
    } catch (error) {
      yield { file: folder, problem: `the folder cannot be read (${codeOf(error)})` };
      return;
    }
    for (const child of children.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (skippedFolders.has(child.name)) continue;
      const path = join(folder, child.name);
      if (child.isDirectory()) yield* this.folder(path);
      else if (child.isSymbolicLink()) yield* this.#link(path);
      else if (this.#isWanted(path))
        yield child.isFile() ? { file: path } : { file: path, problem: "it is no regular file" };
    }
  }

  async *#link(path: string): AsyncGenerator<WalkedPath> {
    let target: string;
    try {
      target = await realpath(path);
      if (!(await stat(target)).isDirectory()) {
        if (this.#isWanted(path)) yield { file: path };
        return;
      }
    } catch (error) {
      const problem = `the link leads nowhere (${codeOf(error)})`;
      if (codeOf(error) === "ELOOP" || this.#isWanted(path)) yield { file: path, problem };
      return;
    }
    const place = await realpath(join(path, ".."));
    if (isWithin(place, target)) {
      yield { file: path, problem: "the link leads back to a folder that it is in" };
      return;
    }
    // The walk yields the target's files under their own names.
    if (this.#entered.some((entered) => isWithin(target, entered))) return;
    this.#entered.push(target);
    yield* this.folder(path);
  }
}

const isWithin = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);
