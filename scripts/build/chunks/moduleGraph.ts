import type { Metafile } from "esbuild";
import { fromRepository } from "../../repository";

/** What one entry of the bundle runs: a widget, or what a widget imports on demand. */
export interface Entry {
  /** Source file, relative to the repository. */
  readonly source: string;
  /** Name of the widget; undefined for what is imported on demand. */
  readonly widget: string | undefined;
  /** Module → bytes of it, minified, of all that the entry loads before it runs. */
  readonly modules: ReadonlyMap<string, number>;
  /** Sources of the entries that this one imports on demand. */
  readonly onDemand: ReadonlySet<string>;
}

/** Reads from esbuild's account of a bundle with splitting what each entry really uses, after unused code is gone. */
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
