import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { build as vite } from "vite";
import webpack from "webpack";

/**
 * Bundles `main.js` of a folder into `main.js` of another one, with the bundler's default options.
 */
type Bundler = (folder: string, outDir: string) => Promise<unknown>;

/** Name → bundler. */
export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: (folder, outDir) =>
    esbuild({
      entryPoints: [join(folder, "main.js")],
      outdir: outDir,
      bundle: true,
      splitting: true,
      format: "esm",
      minify: true,
      logLevel: "silent",
    }),
  Vite: (folder, outDir) =>
    vite({
      root: folder,
      configFile: false,
      logLevel: "silent",
      base: "./",
      build: {
        outDir,
        rolldownOptions: {
          input: join(folder, "main.js"),
          output: { entryFileNames: "[name].js" },
        },
      },
    }),
  "webpack 5": (folder, outDir) =>
    new Promise((resolve, reject) => {
      const options = {
        mode: "production",
        context: folder,
        entry: "./main.js",
        output: { path: outDir, publicPath: "auto" },
        performance: false,
        // Minification would take most of the time, and tests nothing of this package.
        optimization: { minimize: false },
      } as const;
      webpack(options, (error, stats) => {
        if (error || !stats || stats.hasErrors() || stats.hasWarnings())
          reject(error ?? new Error(stats?.toString("errors-warnings")));
        else resolve(stats);
      });
    }),
};
