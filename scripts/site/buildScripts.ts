import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteData } from "@yy/demo-pages/site/siteData";
import { type BuildOptions, build } from "esbuild";
import { virtualModules } from "../build/esbuildPlugins";
import { inRepository } from "../repository";

const common = {
  bundle: true,
  minify: true,
  target: "es2022",
  legalComments: "inline",
  logLevel: "warning",
  tsconfig: inRepository("tsconfig.base.json"),
} satisfies BuildOptions;

/** A placeholder for the version, which is a hash of the worker's code. */
const placeholder = "site-version";

/**
 * Builds `worker.js`, the service worker that contains the demo, and `site.js`, which registers it
 * in pages.
 */
export async function buildScripts(folder: string, data: SiteData): Promise<void> {
  const source = (name: string) => inRepository(`demo-pages/site/${name}/main.ts`);
  const site = `export const data = ${JSON.stringify(data)};
export const version = ${JSON.stringify(placeholder)};`;
  const { outputFiles } = await build({
    ...common,
    entryPoints: [source("worker")],
    format: "iife",
    plugins: [virtualModules({ "yy:site": site }, folder)],
    write: false,
  });
  const worker = outputFiles.map(({ text }) => text).join("");
  const version = createHash("sha256").update(worker).digest("hex").slice(0, 12);
  writeFileSync(join(folder, "worker.js"), worker.replaceAll(placeholder, version));
  await build({
    ...common,
    entryPoints: [source("page")],
    outfile: join(folder, "site.js"),
    format: "esm",
  });
}
