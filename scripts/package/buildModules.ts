import type { Metafile } from "esbuild";
import { build } from "tsup";
import { bundledLoader } from "../build/bootstrap";
import { takeMetafile, version } from "../build/bundle";
import { externalImports, inlineCss, virtualModules } from "../build/esbuildPlugins";
import { generatedModules } from "../build/generatedModules";
import { withoutDocs } from "../build/withoutDocs";
import { inRepository, widgetNames } from "../repository";

/**
 * The name of a module's file without its ending → its source. Modules without side effects are in
 * a separate folder.
 */
const entries = (): Record<string, string> => ({
  ...Object.fromEntries(
    widgetNames().map((name) => [name, inRepository("widgets", name, "index.ts")]),
  ),
  bootstrap: inRepository("packages/bootstrap/src/yy.ts"),
  "pure/index": inRepository("packages/domain/src/pure.ts"),
  "answers/index": inRepository("packages/http/src/contract/problemOf.ts"),
});

/**
 * Builds the package's modules for bundlers: readable, without React, and with shared code in
 * shared files, so that modules with state exist only once.
 */
export async function buildModules(outDir: string): Promise<Metafile> {
  await build({
    config: false,
    entry: entries(),
    outDir,
    format: ["esm"],
    platform: "browser",
    target: "es2022",
    splitting: true,
    sourcemap: true,
    metafile: true,
    silent: true,
    dts: false,
    external: [/^react(-dom)?(\/|$)/],
    noExternal: [/^(?!react(-dom)?(\/|$))/],
    outExtension: () => ({ js: ".js" }),
    define: {
      "process.env.NODE_ENV": '"production"',
      __YY_VERSION__: JSON.stringify(version),
    },
    esbuildPlugins: [
      // The doctor keeps the documentation of the schemas and contains its own renderer.
      externalImports({ "@yy/doctor/browser/yy.doctor": "../dist/yy.doctor.js" }),
      virtualModules(
        { "yy:widget-loader": bundledLoader(), ...generatedModules },
        inRepository("packages/bootstrap"),
      ),
      inlineCss,
      withoutDocs,
    ],
    esbuildOptions(esbuild) {
      esbuild.legalComments = "none";
      esbuild.jsx = "automatic";
      esbuild.chunkNames = "shared/[name]-[hash]";
    },
  });
  return takeMetafile(outDir, "esm");
}
