import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { inRepository, widgetNames } from "../../repository";
import { bundle, digested } from "../bundle";
import { virtualModules } from "../esbuildPlugins";
import type { Flavour } from "../flavour";
import { generatedModules } from "../generatedModules";
import { bundledModules } from "../notices";
import { readBuiltFiles } from "./builtFiles";
import { cut } from "./cut";
import { nameFiles } from "./fileNames";
import { planFiles, readEntries } from "./filePlan";
import { renameFiles, withStableNames } from "./fold";
import { core, onDemandOfBootstrap, secondFiles, sharedFiles } from "./sharedFiles";

/** The files in `chunks/`, by their names without `.digested.js`. */
export interface Chunks {
  /**
   * The common hash of all widgets' files: `{name}-{release}`, and `{name}-more-{release}` for a
   * second file.
   */
  readonly release: string;
  readonly shared: readonly string[];
  readonly widgets: readonly WidgetFiles[];
  /** A module that the bootstrap imports on demand → its file. */
  readonly onDemand: ReadonlyMap<string, string>;
  /** The modules whose code is in the files. */
  readonly modules: readonly string[];
}

export interface WidgetFiles {
  readonly name: string;
  /** The shared files that the widget needs. */
  readonly shared: readonly string[];
  readonly hasSecond: boolean;
}

/** These options, found by trial, give the smallest files after Brotli. */
const compress = { sequences: false, reduce_funcs: false, lhs_constants: false };
/**
 * The options for `core`, found by trial on React. They are safe because no function expression or
 * method in it is called with `new`, except some that use `this`, which Terser leaves unchanged.
 */
const compressCore = { ...compress, passes: 2, unsafe_arrows: true, unsafe_methods: true };

/**
 * A compile hint: V8 compiles all functions of the file at once, off the main thread. Without it,
 * V8 would compile each function on the main thread when it is first called, which takes about a
 * third of the time until widgets are mounted (ADR 63).
 */
const preamble = "//# allFunctionsCalledOnLoad";

const entryOf = (widget: string) => `widgets/${widget}/index.ts`;

/** Builds the code of all widgets into `chunks/`: a file for each widget, and the shared files. */
export async function buildChunks(flavour: Flavour): Promise<Chunks> {
  const widgets = widgetNames();
  const onDemand = Object.values(onDemandOfBootstrap);
  const entry = Object.fromEntries([
    ...widgets.map((name) => [name, inRepository(entryOf(name))]),
    ...onDemand.map((source) => [basename(source, ".ts"), inRepository(source)]),
  ]);
  const virtual = virtualModules(generatedModules, inRepository("packages/bootstrap"));
  const versionOf = inRepository("packages/element/src/reporting/versionOf");
  const replaced = { ...flavour.replaced, [`${versionOf}.ts`]: `${versionOf}.chunk.ts` };
  const alias = {
    ...flavour.alias,
    "@yy/domain/version": inRepository("packages/page/src/pageVersion.ts"),
  };
  const loaded = { ...flavour, replaced, alias };
  const options = { flavour: loaded, entry, format: "esm", hashed: true } as const;
  const probe = join(flavour.outDir, "probe");
  const probed = await bundle({ ...options, outDir: probe, maps: false, plugins: [virtual] });
  const plan = planFiles(readEntries(probed));
  rmSync(probe, { recursive: true });

  const outDir = join(flavour.outDir, "chunks");
  const metafile = await bundle({ ...options, outDir, plugins: [cut(plan), virtual] });
  const built = await Promise.all(
    withStableNames(readBuiltFiles(outDir, metafile, plan)).map(async (each) => ({
      ...each,
      code: await each.code.minified(each.holds === core.name ? compressCore : compress, {
        preamble,
      }),
    })),
  );
  const names = nameFiles(built, releaseNames(widgets));
  const written = readdirSync(outDir);
  for (const { file, code } of built)
    renameFiles(code, names).write(join(outDir, names.get(file) ?? file));
  for (const file of written) rmSync(join(outDir, file));

  const nameOf = (holds: string) => {
    const file = built.find((each) => each.holds === holds)?.file;
    if (file === undefined) throw new Error(`nothing was built of ${holds}`);
    return (names.get(file) ?? file).replace(digested, "");
  };
  return {
    modules: bundledModules(metafile),
    release: nameOf(entryOf(widgets[0] ?? "")).slice(-8),
    shared: sharedFiles.map(({ name }) => nameOf(name)),
    widgets: widgets.map((name) => {
      const sources = [entryOf(name), secondFiles[name] ?? entryOf(name)];
      const shared = new Set(sources.flatMap((source) => [...plan.importsOf(source)]));
      return { name, shared: [...shared].map(nameOf), hasSecond: name in secondFiles };
    }),
    onDemand: new Map(
      Object.entries(onDemandOfBootstrap).map(([module, source]) => {
        const shared = sharedFiles.find(({ entry }) => entry === source);
        return [module, nameOf(shared?.name ?? source)];
      }),
    ),
  };
}

/** The content of a file → its name, for files that have the hash of the release. */
function releaseNames(widgets: readonly string[]): ReadonlyMap<string, string> {
  const seconds = Object.entries(secondFiles);
  return new Map([
    ...widgets.map((name) => [entryOf(name), name] as const),
    ...seconds.map(([name, source]) => [source, `${name}-more`] as const),
    ...Object.values(onDemandOfBootstrap).map(
      (source) => [source, basename(source, ".ts")] as const,
    ),
  ]);
}
