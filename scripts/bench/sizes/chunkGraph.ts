import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { widgetNames } from "../../repository";

/** Which file of `chunks/` imports which, read from the built files themselves. Names are base names. */
export class ChunkGraph {
  readonly folder: string;
  readonly #files: ReadonlyMap<string, string>;

  /** @throws Error when the folder does not exist */
  constructor(folder: string) {
    this.folder = folder;
    const names = readdirSync(folder).filter((file) => file.endsWith(".js"));
    this.#files = new Map(names.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  }

  codeOf(file: string): string {
    return this.#files.get(file) ?? "";
  }

  /** The hashed file of an entry, for example of the widget `follow-button`. */
  entry(name: string): string {
    const file = [...this.#files.keys()].find((each) => each.replace(/-\w{8}\.js$/, "") === name);
    if (!file) throw new Error(`no chunk of ${name} in ${this.folder}: npm run build comes first`);
    return file;
  }

  /** Everything an entry loads before it runs, itself left out. */
  importsOf(file: string): ReadonlySet<string> {
    const found = new Set<string>();
    const follow = (from: string) => {
      for (const imported of staticImports(this.codeOf(from))) {
        if (found.has(imported)) continue;
        found.add(imported);
        follow(imported);
      }
    };
    follow(file);
    return found;
  }

  /** File → the widgets that load it, for the files without an entry of their own. */
  sharedFiles(): ReadonlyMap<string, readonly string[]> {
    const widgets = widgetNames().map((name) => [name, this.importsOf(this.entry(name))] as const);
    return new Map(
      [...this.#files.keys()]
        .filter((file) => file.startsWith("shared-"))
        .map((file) => [
          file,
          widgets.filter(([, imports]) => imports.has(file)).map(([name]) => name),
        ]),
    );
  }
}

/** `import{a}from"./x.js"`, `import"./x.js"` and `export{a}from"./x.js"`, but not `import("./x.js")`. */
function staticImports(code: string): string[] {
  const statements = code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
  return [...statements].map(([, file]) => file ?? "").filter(Boolean);
}
