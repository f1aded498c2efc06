import type { Metafile } from "esbuild";
import { fromRepository, inRepository } from "../../repository";
import { hasState } from "./moduleState";
import { core, onDemandOfBootstrap, sharedFiles } from "./sharedFiles";

/** A file that uses less than this share of a shared file gets copies of the modules instead. */
const worthTheFile = 1 / 6;

/** The assignment of modules to files. */
export interface FilePlan {
  /** The shared file of a module; undefined for a module that each file has a copy of. */
  sharedFileOf(module: string): string | undefined;
  /**
   * The shared files that the file of an entry (its source), or a shared file (its name), imports.
   */
  importsOf(owner: string): ReadonlySet<string>;
  /** The modules of a shared file. */
  modulesOf(file: string): readonly string[];
}

/**
 * @param entries the entries of a bundle that shares every module, which shows what each entry uses
 */
export function planFiles(entries: readonly Entry[]): FilePlan {
  const fileOf = assignModules(entries);
  const bytesOf = new Map(entries.flatMap(({ modules }) => [...modules]));
  const modulesOf = (file: string) =>
    [...fileOf]
      .filter(([, name]) => name === file)
      .map(([module]) => module)
      // A fixed order. The order of imports changes with any import anywhere, and with it the short
      // names in the core, which can weigh 110 bytes more then. This order gave the smallest file
      // of those tried.
      .sort()
      .reverse();

  const bytesOfAll = (modules: readonly string[]) =>
    modules.reduce((sum, module) => sum + (bytesOf.get(module) ?? 0), 0);

  /** The shared files of which these modules are a large enough part. */
  function worthImporting(modules: ReadonlyMap<string, number>): Set<string> {
    const worth = sharedFiles.filter(({ name }) => {
      const all = modulesOf(name);
      const used = all.filter((module) => modules.has(module));
      return (
        (name === core.name && used.length > 0) ||
        // A module with state must not be copied.
        used.some((module) => hasState(inRepository(module))) ||
        bytesOfAll(used) > bytesOfAll(all) * worthTheFile
      );
    });
    return new Set(worth.map(({ name }) => name));
  }

  const imports = new Map<string, ReadonlySet<string>>();
  for (const { widget, source, modules } of entries)
    if (widget !== undefined) imports.set(source, worthImporting(modules));
  for (const entry of entries)
    if (entry.widget === undefined) imports.set(entry.source, importsOnDemand(entry));

  /**
   * The shared files of an entry that is imported on demand: also those that are loaded by then
   * anyway.
   */
  function importsOnDemand({ source, modules }: Entry): Set<string> {
    const there = entries
      .filter(({ onDemand }) => onDemand.has(source))
      .map((importer) => imports.get(importer.source) ?? new Set<string>());
    const isOfBootstrap = Object.values(onDemandOfBootstrap).includes(source);
    const used = sharedFiles
      .filter(({ standsAlone = false }) => standsAlone || !isOfBootstrap)
      .map(({ name }) => name)
      .filter((name) => modulesOf(name).some((module) => modules.has(module)));
    const worth = worthImporting(modules);
    const taken = used.filter(
      (name) => worth.has(name) || (there.length > 0 && there.every((files) => files.has(name))),
    );
    return new Set(taken.flatMap((name) => [...importsOfShared(name)]));
  }

  function importsOfShared(name: string): ReadonlySet<string> {
    const file = sharedFiles.find((each) => each.name === name);
    return new Set(file?.standsAlone ? [name] : [core.name, name]);
  }

  return {
    sharedFileOf: (module) => fileOf.get(module),
    importsOf: (owner) => imports.get(owner) ?? importsOfShared(owner),
    modulesOf,
  };
}

/** Module → its shared file, for all modules that enough widgets use. */
function assignModules(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const widgets = entries.filter(({ widget }) => widget !== undefined);
  const assigned = new Map<string, string>();
  for (const module of new Set(entries.flatMap(({ modules }) => [...modules.keys()]))) {
    const users = widgets.filter(({ modules }) => modules.has(module)).length;
    const file = sharedFiles.find(
      ({ name, holds, from = 2, entry }) =>
        (name === core.name && users === widgets.length) ||
        (holds.test(module) && (users >= from || isOf(entry, module))),
    );
    if (file) assigned.set(module, file.name);
  }
  return assigned;

  function isOf(source: string | undefined, module: string): boolean {
    return entries.some((entry) => entry.source === source && entry.modules.has(module));
  }
}

/** An entry of the bundle: a widget, or a module that a widget imports on demand. */
export interface Entry {
  /** The source file, relative to the repository. */
  readonly source: string;
  /** The name of the widget; undefined for a module that is imported on demand. */
  readonly widget: string | undefined;
  /** All modules that the entry loads before it runs → their minified bytes. */
  readonly modules: ReadonlyMap<string, number>;
  /** The sources of the entries that this one imports on demand. */
  readonly onDemand: ReadonlySet<string>;
}

/**
 * Reads from the metafile of a bundle with code splitting which modules each entry uses after tree
 * shaking.
 */
export function readEntries({ outputs }: Metafile): Entry[] {
  const outputOf = new Map(Object.entries(outputs));
  return Object.entries(outputs).flatMap(([path, { entryPoint }]) => {
    if (entryPoint === undefined) return [];
    const modules = new Map<string, number>();
    const onDemand = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string) => {
      const output = outputOf.get(name);
      if (!output || seen.has(name)) return;
      seen.add(name);
      for (const [module, { bytesInOutput }] of Object.entries(output.inputs))
        modules.set(fromRepository(module), bytesInOutput);
      for (const { path: imported, kind } of output.imports)
        if (kind === "import-statement") visit(imported);
        else if (outputOf.get(imported)?.entryPoint)
          onDemand.add(outputOf.get(imported)?.entryPoint ?? "");
    };
    visit(path);
    return [{ source: entryPoint, widget: widgetOf(entryPoint), modules, onDemand }];
  });
}

function widgetOf(source: string): string | undefined {
  const [, name] = /^widgets\/([a-z-]+)\/index\.ts$/.exec(source) ?? [];
  return name;
}
