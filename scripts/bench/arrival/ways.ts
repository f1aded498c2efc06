import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { inlineCss, replaceFiles, replaceReactForLibraries } from "../../build/esbuildPlugins";
import { type Flavour, flavoursIn } from "../../build/flavour";
import { withoutDocs } from "../../build/withoutDocs";
import { inRepository } from "../../repository";
import { bundleOptions } from "../bundleOptions";
import { flavourTitles } from "../flavourTitles";
import { ourWidgets, theirComponents } from "./markup";

/** One way for a page's code to arrive. */
export interface Way {
  readonly name: string;
  /** URL path of its document. */
  readonly path: string;
  readonly document: string;
  /** URL path → script that the document loads and nobody else has. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Selector of what must be there; and the expression that tells whether one is, of `element`. */
  readonly tags: string;
  readonly isThere: string;
}

const webAwesome = "/webawesome";

/** URL prefix → folder of the files that the ways have in common. */
export const folders = new Map([
  ["/dist/", inRepository("dist")],
  [`${webAwesome}/`, inRepository("node_modules/@awesome.me/webawesome/dist-cdn")],
]);

const mounted = "element.matches(':state(mounted)')";
const module = (src: string) => `<script type="module" src="${src}"></script>`;

/** @throws Error when there is no build */
export async function waysToArrive(): Promise<Way[]> {
  const flavours = flavoursIn(inRepository("dist"));
  const ours = await Promise.all(flavours.map(waysOf));
  return [
    ...ours.flat(),
    {
      name: "Web Awesome's loader, its counterparts",
      path: "/web-awesome.html",
      document: documentOf(
        `<link rel="stylesheet" href="${webAwesome}/styles/webawesome.css">${module(`${webAwesome}/webawesome.loader.js`)}`,
        theirComponents,
      ),
      scripts: new Map(),
      tags: ":is(wa-details, wa-tab-group, wa-dialog, wa-drawer, wa-carousel, wa-tooltip, wa-input, wa-select)",
      isThere: "element.matches(':defined') && element.hasUpdated === true",
    },
  ];
}

async function waysOf(flavour: Flavour): Promise<Way[]> {
  const folder = flavour.name === "lite" ? "/dist/lite" : "/dist";
  const title = flavourTitles[flavour.name];
  const styles = `<link rel="stylesheet" href="${folder}/yy.css">`;
  const way = (
    name: string,
    file: string,
    head: string,
    scripts = new Map<string, string>(),
  ): Way => ({
    name: `${title}: ${name}`,
    path: `/${flavour.name}-${file}.html`,
    document: documentOf(`${styles}${head}`, ourWidgets),
    scripts,
    tags: ":is(yy-modal, yy-slide-in-panel, yy-tabs, yy-slider, yy-accordion, yy-popover, yy-mask, yy-select)",
    isThere: mounted,
  });
  const byHand = `/${flavour.name}-by-hand.js`;
  return [
    way("`yy.js`", "yy", module(`${folder}/yy.js`)),
    way("`yy.js`, preloaded", "preload", `${preloads(folder)}${module(`${folder}/yy.js`)}`),
    way("`yy.all.js`", "all", `<script defer src="${folder}/yy.all.js"></script>`),
    way(
      "one file by hand",
      "hand",
      module(byHand),
      new Map([[byHand, await bundledByHand(flavour)]]),
    ),
  ];
}

const widgets = [
  "modal",
  "slide-in-panel",
  "tabs",
  "slider",
  "accordion",
  "popover",
  "mask",
  "select",
];

function preloads(folder: string): string {
  const files = JSON.parse(readFileSync(inRepository(`.${folder}/preload.json`), "utf8")) as Record<
    string,
    string[]
  >;
  const needed = new Set(widgets.flatMap((name) => files[`yy-${name}`] ?? []));
  return [...needed].map((file) => `<link rel="modulepreload" href="${folder}/${file}">`).join("");
}

/** What a page author could bundle of the sources at best: exactly these widgets, with their libraries. */
async function bundledByHand(flavour: Flavour): Promise<string> {
  const imports = [
    ...widgets.map((name) => inRepository("widgets", name, "index.ts")),
    inRepository("widgets/select/combobox/Combobox.ts"),
  ];
  const { outputFiles } = await build({
    stdin: {
      contents: imports.map((file) => `import ${JSON.stringify(file)};`).join("\n"),
      resolveDir: inRepository(),
    },
    ...bundleOptions,
    legalComments: "none",
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

function documentOf(head: string, body: string): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>chegada</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="device-type" content="desktop">
${head}</head><body><h1>chegada</h1>${body}</body></html>`;
}
