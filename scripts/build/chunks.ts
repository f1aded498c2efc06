import { createHash } from "node:crypto";
import { renameSync } from "node:fs";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import { inRepository, widgetNames } from "../repository";
import { bundle } from "./bundle";
import type { Flavour } from "./flavour";

/** Which hashed file holds what, as base names in `chunks/`. */
export interface Chunks {
  /** Names of the widgets; the entry chunk of each is `{name}-{release}.js`. */
  readonly widgets: readonly string[];
  /** Hash of all entry chunks together. */
  readonly release: string;
  /** What every widget imports: the renderer, the bridge and the element layer. */
  readonly core: readonly string[];
  /** Module that the bootstrap imports on demand → its chunk. */
  readonly onDemand: ReadonlyMap<string, string>;
}

/** Modules besides widgets that the bootstrap loads on demand → where they are. */
const onDemandModules = new Map([
  ["@yy/session/currentUser", inRepository("packages/session/src/currentUser.ts")],
  ["@yy/ui/iconSprite", inRepository("packages/ui/src/iconSprite.ts")],
]);

/** Modules that keep a chunk of their own, whoever imports them: they outlive releases in caches. */
const libraries = { rules: inRepository("packages/domain/src/forms/formRules.ts") };

/** Builds the code of all widgets into `chunks/`, shared parts apart. */
export async function buildChunks(flavour: Flavour): Promise<Chunks> {
  const names = widgetNames();
  const entry = Object.fromEntries([
    ...names.map((name) => [name, inRepository("widgets", name, "index.ts")]),
    ...[...onDemandModules.values()].map((file) => [basename(file, ".ts"), file]),
    ...Object.entries(libraries),
  ]);
  const outDir = join(flavour.outDir, "chunks");
  const metafile = await bundle({ flavour, entry, outDir, format: "esm", hashed: true });
  const fileOf = (source: string) => outputOf(metafile, source);
  const entries = names.map((name) => fileOf(inRepository("widgets", name, "index.ts")));
  return {
    widgets: names,
    release: nameByRelease(outDir, names, entries),
    core: commonImports(metafile, entries),
    onDemand: new Map([...onDemandModules].map(([module, file]) => [module, fileOf(file)])),
  };
}

/**
 * Gives all entry chunks one hash instead of one each: the bootstrap must know them, and fifty hashes would be a fifth of
 * its budget. Entries are small, nothing imports them, and what they share keeps the hash of its own content.
 */
function nameByRelease(folder: string, names: readonly string[], files: readonly string[]): string {
  const release = createHash("sha256").update(files.join()).digest("hex").slice(0, 8);
  names.forEach((name, index) => {
    renameSync(join(folder, files[index] ?? ""), join(folder, `${name}-${release}.js`));
  });
  return release;
}

function outputOf(metafile: Metafile, source: string): string {
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint !== undefined && inRepository(entryPoint) === source) return basename(output);
  throw new Error(`${source} was not built`);
}

function commonImports(metafile: Metafile, files: readonly string[]): string[] {
  const importsOf = (file: string): Set<string> => {
    const seen = new Set<string>();
    const visit = (name: string) => {
      const output = Object.entries(metafile.outputs).find(
        ([path]) => basename(path) === name,
      )?.[1];
      for (const { path, kind } of output?.imports ?? []) {
        const imported = basename(path);
        if (kind !== "import-statement" || seen.has(imported)) continue;
        seen.add(imported);
        visit(imported);
      }
    };
    visit(file);
    return seen;
  };
  const [first, ...others] = files.map(importsOf);
  return [...(first ?? [])].filter((name) => others.every((imports) => imports.has(name)));
}
