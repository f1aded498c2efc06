import { basename } from "node:path";
import { inRepository, widgetNames } from "../repository";
import { bundle } from "./bundle";
import type { Chunks } from "./chunks";
import { externalImports, virtualModules } from "./esbuildPlugins";
import type { Flavour } from "./flavour";

const source = (name: string) => inRepository("packages/bootstrap/src", name);

/** Builds `yy.js` (loads chunks), `yy.all.js` (holds everything, a classic script) and `yy.pure.js`. */
export async function buildBootstrap(flavour: Flavour, chunks: Chunks): Promise<void> {
  const { outDir } = flavour;
  await bundle({
    flavour,
    entry: { yy: source("yy.ts") },
    outDir,
    format: "esm",
    plugins: [
      externalImports(
        Object.fromEntries(
          [...chunks.onDemand].map(([module, file]) => [module, `./chunks/${file}`]),
        ),
      ),
      virtualModules({ "yy:widget-loader": chunkLoader(chunks) }, outDir),
    ],
  });
  await bundle({
    flavour,
    entry: { "yy.all": source("yy.all.ts") },
    outDir,
    format: "iife",
    plugins: [
      virtualModules({ "yy:widget-loader": bundledLoader() }, inRepository("packages/bootstrap")),
    ],
  });
  await bundle({ flavour, entry: { "yy.pure": source("yy.pure.ts") }, outDir, format: "esm" });
}

function chunkLoader({ widgets, release, core }: Chunks): string {
  return `
    const at = (file) => new URL("chunks/" + file + ".js", import.meta.url).href;
    let fetched;
    export const names = "${widgets.join(" ")}".split(" ");
    export const url = (name) => at(name + "-${release}");
    export const load = (name, attempt) => {
      fetched ??= "${core.map((file) => basename(file, ".js")).join(" ")}".split(" ").map((file) => import(at(file)).catch(() => 0));
      return import(url(name) + (attempt > 1 ? "?2" : ""));
    };`;
}

/** All widgets by name, for builds that hold them. */
export function bundledLoader(): string {
  const imports = widgetNames().map((name) => `"${name}": () => import("@yy/widgets/${name}")`);
  return `
    const widgets = { ${imports.join(", ")} };
    export const names = Object.keys(widgets);
    export const url = () => document.baseURI;
    export const load = (name) => widgets[name]();`;
}
