import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A checkout of the repository, of today or of a release, from which names are read. */
export class Tree {
  readonly #root: string;
  readonly #documentedIn: Tree;
  #documents: string | undefined;

  /** @param documentedIn the checkout whose documents decide what is public; this one by default */
  constructor(root: string, documentedIn?: Tree) {
    this.#root = root;
    this.#documentedIn = documentedIn ?? this;
  }

  path(path: string): string {
    return join(this.#root, path);
  }

  /** The text of a file; empty if the release does not have it. */
  read(path: string): string {
    const file = this.path(path);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }

  /** The paths of all files below a folder whose name matches, without tests and their helpers. */
  files(folder: string, name: RegExp): string[] {
    if (!existsSync(this.path(folder))) return [];
    return readdirSync(this.path(folder), { recursive: true, encoding: "utf8" })
      .filter((path) => name.test(path) && !notPublic.test(path))
      .map((path) => `${folder}/${path}`)
      .sort();
  }

  /** The paths of the code that pages load. */
  pageCode(name: RegExp): string[] {
    return ["packages", "widgets", "tools/doctor/src/browser"].flatMap((folder) =>
      this.files(folder, name),
    );
  }

  /**
   * Whether the documents for page authors contain the name. For kinds of names that are only found
   * by their use in code, this decides which are public.
   */
  isDocumented(name: string): boolean {
    if (this.#documentedIn !== this) return this.#documentedIn.isDocumented(name);
    this.#documents ??= ["docs", "widgets", "packages"]
      .flatMap((folder) => this.files(folder, /\.md$/))
      .filter((path) => !path.startsWith("docs/adr/"))
      .map((path) => this.read(path))
      .join("\n");
    const end = /\w$/.test(name) ? "(?![\\w-])" : "";
    const literally = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\w-])${literally}${end}`).test(this.#documents);
  }
}

const notPublic =
  /(^|\/)(node_modules|testing|tests|spec|dist|generated)\/|\.test\.tsx?$|(^|\/)CHANGELOG\.md$/;
