import { readFileSync, rmSync } from "node:fs";
import type { Metafile, Plugin } from "esbuild";
import { build } from "tsup";
import { inRepository } from "../repository";
import { inlineCss, replaceFiles, replaceReactForLibraries } from "./esbuildPlugins";
import type { Flavour } from "./flavour";
import { withoutDocs } from "./withoutDocs";

interface BundleOptions {
  readonly flavour: Flavour;
  /** Output name → source file. */
  readonly entry: Record<string, string>;
  readonly outDir: string;
  readonly format: "esm" | "iife";
  /** Share code between entries in chunks, and put content hashes in all names. */
  readonly hashed?: boolean;
  /** Keep what the widgets' schemas say to people. */
  readonly documented?: boolean;
  readonly plugins?: readonly Plugin[];
  /** Keep the names of the sources, for Terser to shorten. */
  readonly named?: boolean;
  /** Write source maps too; yes when left out. */
  readonly maps?: boolean;
}

/** Browsers of January 2023: no syntax that they cannot read (docs/browsers.md). */
const oldestBrowsers = ["chrome109", "firefox109", "safari16.3"];
/** No widget starts in an older Safari, which does not get their chunks. */
const oldestWithWidgets = ["chrome109", "firefox109", "safari16.4"];

/**
 * How the names of files end that have a hash: asset pipelines such as Propshaft leave those alone.
 */
export const digested = ".digested.js";

/** The version that is published. */
export const { version } = JSON.parse(
  readFileSync(inRepository("widgets/package.json"), "utf8"),
) as {
  version: string;
};

/**
 * One run of tsup with what all CDN files have in common. Returns esbuild's account of what came
 * out.
 */
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

/** Reads esbuild's account of what came out, which tsup left in the folder. */
export function takeMetafile(outDir: string, format: string): Metafile {
  const file = `${outDir}/metafile-${format}.json`;
  const { inputs, outputs } = JSON.parse(readFileSync(file, "utf8")) as Metafile;
  rmSync(file);
  const code = Object.entries(outputs).filter(([path]) => !path.endsWith(".map"));
  return { inputs, outputs: Object.fromEntries(code) };
}
