import { readFileSync, rmSync } from "node:fs";
import type { Metafile, Plugin } from "esbuild";
import { build } from "tsup";
import { inRepository } from "../repository";
import { inlineCss, replaceFiles, replaceReactForLibraries } from "./esbuildPlugins";
import type { Flavour } from "./flavour";
import { withoutDocs } from "./withoutDocs";

interface BundleOptions {
  readonly flavour: Flavour;
  /** The name of the output → its source file. */
  readonly entry: Record<string, string>;
  readonly outDir: string;
  readonly format: "esm" | "iife";
  /** Whether to share code between entries in chunks, with content hashes in all names. */
  readonly hashed?: boolean;
  /** Whether to keep the documentation in the widgets' schemas. */
  readonly documented?: boolean;
  readonly plugins?: readonly Plugin[];
  /** Whether to keep the names in the sources, because Terser shortens them later. */
  readonly named?: boolean;
  /** Whether to write source maps; true by default. */
  readonly maps?: boolean;
}

/** The browsers of January 2023, whose syntax the bootstrap is compiled to (docs/browsers.md). */
const oldestBrowsers = ["chrome109", "firefox109", "safari16.3"];
/** Widgets do not start in older versions of Safari, which do not load their chunks. */
const oldestWithWidgets = ["chrome109", "firefox109", "safari16.4"];

/**
 * The ending of file names with a hash. Asset pipelines such as Propshaft do not rename files that
 * end so.
 */
export const digested = ".digested.js";

/** The version of the published package. */
export const { version } = JSON.parse(
  readFileSync(inRepository("widgets/package.json"), "utf8"),
) as {
  version: string;
};

/** Runs tsup with the options that all CDN files share. Returns esbuild's metafile. */
export async function bundle(options: BundleOptions): Promise<Metafile> {
  const {
    flavour,
    entry,
    outDir,
    format,
    hashed = false,
    documented = false,
    plugins = [],
    named = false,
    maps = true,
  } = options;
  await build({
    config: false,
    entry,
    outDir,
    format: [format],
    platform: "browser",
    target: hashed ? oldestWithWidgets : oldestBrowsers,
    splitting: hashed,
    minify: true,
    metafile: true,
    sourcemap: maps,
    silent: true,
    dts: false,
    noExternal: [/.*/],
    outExtension: () => ({ js: hashed ? digested : ".js" }),
    define: {
      "process.env.NODE_ENV": '"production"',
      __YY_VERSION__: JSON.stringify(version),
      __YY_BROWSER__: "true",
      __YY_FLAVOUR__: JSON.stringify(flavour.name),
    },
    esbuildPlugins: [
      ...plugins,
      inlineCss,
      ...(documented ? [] : [withoutDocs]),
      replaceFiles(flavour.replaced),
      replaceReactForLibraries(flavour.reactForLibraries),
    ],
    esbuildOptions(esbuild) {
      esbuild.alias = { ...flavour.alias };
      esbuild.legalComments = "none";
      esbuild.jsx = "automatic";
      if (named)
        Object.assign(esbuild, { minify: false, minifySyntax: true, minifyWhitespace: true });
      if (hashed) {
        esbuild.entryNames = "[name]-[hash]";
        esbuild.chunkNames = "[name]-[hash]";
      }
    },
  });
  return takeMetafile(outDir, format);
}

/** Reads and removes esbuild's metafile, which tsup has written into the folder. */
export function takeMetafile(outDir: string, format: string): Metafile {
  const file = `${outDir}/metafile-${format}.json`;
  const { inputs, outputs } = JSON.parse(readFileSync(file, "utf8")) as Metafile;
  rmSync(file);
  const code = Object.entries(outputs).filter(([path]) => !path.endsWith(".map"));
  return { inputs, outputs: Object.fromEntries(code) };
}
