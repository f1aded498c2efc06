import { createHash } from "node:crypto";
import { join } from "node:path";
import type { SiteData } from "@yy/demo-pages/site/siteData";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { inRepository } from "../repository";

const common = {
  bundle: true,
  minify: true,
  target: "es2022",
  legalComments: "inline",
  logLevel: "warning",
  tsconfig: inRepository("tsconfig.base.json"),
} satisfies BuildOptions;

/** `worker.js`, the service worker with the demo in it, and `site.js`, which brings it to the pages. */
export async function buildScripts(folder: string, data: SiteData): Promise<void> {
  const source = (name: string) => inRepository(`demo-pages/site/${name}/main.ts`);
  const worker = (version: string, write: boolean) =>
    build({
      ...common,
      entryPoints: [source("worker")],
      outfile: join(folder, "worker.js"),
      format: "iife",
      plugins: [siteModule(data, version)],
      write,
    });
  const { outputFiles = [] } = await worker("", false);
  const digest = createHash("sha256");
  for (const { contents } of outputFiles) digest.update(contents);
  await worker(digest.digest("hex").slice(0, 12), true);
  await build({
    ...common,
    entryPoints: [source("page")],
    outfile: join(folder, "site.js"),
    format: "esm",
  });
}

/** The module `yy:site` of the worker. */
function siteModule(data: SiteData, version: string): Plugin {
  const contents = `export const data = ${JSON.stringify(data)};
export const version = ${JSON.stringify(version)};
`;
  return {
    name: "site-data",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^yy:site$/ }, ({ path }) => ({ path, namespace: "site" }));
      onLoad({ filter: /.*/, namespace: "site" }, () => ({ contents, loader: "js" }));
    },
  };
}
