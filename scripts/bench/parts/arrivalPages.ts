import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { inlineCss, replaceFiles, replaceReactForLibraries } from "../../build/esbuildPlugins";
import { type Flavour, flavoursIn } from "../../build/flavour";
import { withoutDocs } from "../../build/withoutDocs";
import { inRepository } from "../../repository";
import { type Bench, bundleOptions, serveText, template } from "../bench";
import type { Row } from "../report/findings";

/** A page whose code arrives in one of the ways to compare: its name, and the one that it is told in multiples of. */
export interface ArrivalPage extends Omit<Row, "figures"> {
  /** URL path of its page. */
  readonly path: string;
}

/** Eight kinds of widget in the first screen, as a template would write them. */
const ourWidgets = template("arrival/ours.html")();
const names = [...ourWidgets.matchAll(/^<yy-([a-z-]+)/gm)].map(([, name]) => String(name));

/**
 * Puts the pages on the server.
 * @throws Error when there is no build
 */
export async function addArrivalPages(bench: Bench): Promise<readonly ArrivalPage[]> {
  const flavours = flavoursIn(inRepository("dist"));
  const ours = await Promise.all(flavours.map((flavour) => addOurs(bench, flavour)));
  return ours.flat();
}

async function addOurs(bench: Bench, flavour: Flavour): Promise<readonly ArrivalPage[]> {
  const [title, folder] = flavour.name === "lite" ? ["lite", "/dist/lite"] : ["React", "/dist"];
  const script = `<script type="module" src="${folder}/yy.js" nonce="{{nonce}}"></script>`;
  const byHandPath = `/bench/arrival/${flavour.name}.js`;
  const heads = {
    "`yy.js`": script,
    "`yy.js`, preloaded": preloads(folder) + script,
    "`yy.js` in the page": inlineScript(folder),
    "`yy.all.js`": `<script defer src="${folder}/yy.all.js" nonce="{{nonce}}"></script>`,
    "one file by hand": serveText(bench.server, byHandPath, await bundledByHand(flavour)),
  };
  return Object.entries(heads).map(([name, head], index) => {
    const path = `/bench/arrival/${flavour.name}-${index}`;
    const body = `<h1>chegada</h1><main>${ourWidgets}</main>`;
    bench.server.addPage(path, { head, body, flavour: flavour.name, script: "none" });
    return { name: `${title}: ${name}`, path, comparedTo: [`${title}: one file by hand`] };
  });
}

/** As the gem writes it. */
function inlineScript(folder: string): string {
  const text = readFileSync(inRepository(`.${folder}/yy.inline.js`), "utf8");
  return `<script type="module" async nonce="{{nonce}}">${text.replace('"/yy/"', `"${folder}/"`)}</script>`;
}

function preloads(folder: string): string {
  const text = readFileSync(inRepository(`.${folder}/preload.json`), "utf8");
  const files = JSON.parse(text) as Record<string, string[]>;
  const needed = new Set(names.flatMap((name) => files[`yy-${name}`] ?? []));
  return [...needed].map((file) => `<link rel="modulepreload" href="${folder}/${file}">`).join("");
}

/** What a page author could bundle of the sources at best: exactly these widgets, with their libraries. */
async function bundledByHand(flavour: Flavour): Promise<string> {
  const files = [...names.map((name) => `${name}/index.ts`), "select/combobox/Combobox.ts"];
  const imports = files.map((file) => `import ${JSON.stringify(inRepository("widgets", file))};`);
  const { outputFiles } = await build({
    ...bundleOptions,
    stdin: { contents: imports.join("\n"), resolveDir: inRepository() },
    alias: { ...flavour.alias },
    define: { "process.env.NODE_ENV": '"production"', __YY_VERSION__: '"0.0.0"' },
    plugins: [
      inlineCss,
      withoutDocs,
      replaceFiles(flavour.replaced),
      replaceReactForLibraries(flavour.reactForLibraries),
    ],
  });
  return outputFiles[0]?.text ?? "";
}
