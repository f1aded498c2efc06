import { type BuildContext, context } from "esbuild";
import { bundledLoader } from "../build/bootstrap";
import { version } from "../build/bundle";
import { doctorEntry } from "../build/doctor";
import { inlineCss, virtualModules } from "../build/esbuildPlugins";
import { flavoursIn } from "../build/flavour";
import { generatedModules } from "../build/generatedModules";
import { buildPageStyles } from "../build/pageStyles";
import { inRepository } from "../repository";

/**
 * Rebuilds into a folder like `dist/`, only for React: with React's warnings, without minification,
 * and all files in one pass.
 */
export async function widgetBuilder(folder: string): Promise<BuildContext> {
  return context({
    absWorkingDir: inRepository(),
    entryPoints: { yy: inRepository("packages/bootstrap/src/yy.ts"), ...doctorEntry },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    // The files are not in chunks/, which the demo server lets browsers cache for ever.
    chunkNames: "dev/[name]-[hash]",
    define: {
      "process.env.NODE_ENV": '"development"',
      __YY_VERSION__: JSON.stringify(version),
    },
    plugins: [
      virtualModules(
        { "yy:widget-loader": bundledLoader(), ...generatedModules },
        inRepository("packages/bootstrap"),
      ),
      inlineCss,
    ],
    logLevel: "warning",
  });
}

/** Builds only `yy.css`. */
export async function buildStyles(folder: string): Promise<void> {
  const react = flavoursIn(folder).find(({ name }) => name === "react");
  if (react) await buildPageStyles(react);
}
