import { build, type Metafile, type Plugin } from "esbuild";
import { inlineCss } from "../build/esbuildPlugins";
import { fromRepository, root, widgetNames } from "../repository";

/** What a module imports, by path from the repository's root. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Source → the widgets that import it, directly or not. Takes about a second. */
export async function widgetsThatImport(
  sources: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const widgets = widgetNames();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: widgets.map(entryOf),
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unused",
    jsx: "automatic",
    logLevel: "silent",
    plugins: [librariesApart, inlineCss],
  });
  const imports = importsIn(metafile);
  return new Map(
    sources.map((source) => [
      source,
      widgets.filter((name) => reaches(imports, entryOf(name), source)),
    ]),
  );
}

const entryOf = (widget: string) => `widgets/${widget}/index.ts`;

const librariesApart: Plugin = {
  name: "libraries-apart",
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@yy/") ? undefined : { path, external: true },
    );
  },
};

function importsIn({ inputs }: Metafile): Imports {
  return new Map(
    Object.entries(inputs).map(([path, { imports }]) => [
      sourceOf(path),
      imports.map((each) => sourceOf(each.path)),
    ]),
  );
}

/** Style sheets that are imported as text have names of their own in esbuild's account. */
function sourceOf(path: string): string {
  return fromRepository(path.replace(/^inline-css:/, "").replace(/\?text$/, ""));
}

/** Whether the module imports the other one, directly or not, or is it. */
export function reaches(imports: Imports, module: string, other: string): boolean {
  const seen = new Set<string>();
  const visit = (path: string): boolean => {
    if (path === other) return true;
    if (seen.has(path)) return false;
    seen.add(path);
    return (imports.get(path) ?? []).some(visit);
  };
  return visit(module);
}
