import { readFileSync } from "node:fs";
import type { DemoServer } from "@yy/demo-pages/server";
import { build } from "esbuild";
import { inlineCss } from "../../build/esbuildPlugins";
import { inRepository } from "../../repository";
import { bundleOptions } from "../bundleOptions";
import { type Contender, contenders } from "../contenders";
import { type Layout, layouts } from "../plan";
import { benchDocument } from "./document";

const bench = (path: string) => inRepository("scripts/bench", path);

/** URL of the page with one button of a contender and an empty host in a layout. */
export const urlOf = ({ id }: Contender, { className }: Layout) => `/bench/${id}/${className}`;

/** Puts the page of every contender on the server, each with its code as a page author would ship it. */
export async function addContenders(server: DemoServer): Promise<void> {
  addFile(server, "/bench/page.css", readFileSync(bench("pages/page.css"), "utf8"));
  addFile(server, "/bench/inPage.js", await bundled(bench("inPage/index.ts")));
  for (const contender of contenders) {
    if (!contender.flavour) {
      const code = await bundled(bench(`contenders/${contender.id}/index.ts`));
      addFile(server, `/bench/${contender.id}.js`, code);
      addFile(server, `/bench/${contender.id}.css`, pageStylesOf(contender));
    }
    for (const layout of layouts)
      server.addPage(urlOf(contender, layout), { html: documentOf(contender, layout) });
  }
}

export function addFile(server: DemoServer, path: string, content: string): void {
  const type = path.endsWith(".css") ? "text/css" : "text/javascript";
  server.addPage(path, { html: content, headers: { "content-type": `${type}; charset=utf-8` } });
}

export async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    ...bundleOptions,
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [inlineCss],
  });
  return outputFiles.map(({ text }) => text).join("\n");
}

/** The box that our tag keeps before its script runs, for the other contender's tag and attribute names. */
function pageStylesOf({ id, selector }: Contender): string {
  const attributes = id === "stimulus" ? (name: string) => `data-follow-${name}-value` : null;
  return readFileSync(inRepository("widgets/follow-button/follow-button.page.css"), "utf8")
    .replaceAll("yy-follow-button", selector)
    .replaceAll(
      /data-(user-name|label-following)/g,
      (_, name: string) => attributes?.(name) ?? name,
    );
}

function documentOf(contender: Contender, layout: Layout): string {
  const [styles, script] = filesOf(contender);
  return benchDocument({
    title: contender.name,
    styles: ["/bench/page.css", styles],
    scripts: [script, "/bench/inPage.js"],
    body: `<div id="first">${contender.markup({ userId: 2, userName: "Ana" })}</div>
<main id="host" class="${layout.className}"></main>`,
  });
}

/** Where the files of a flavour are served. */
export const distFolder = (flavour: "react" | "lite") =>
  flavour === "lite" ? "/dist/lite" : "/dist";

function filesOf({ id, flavour }: Contender): [styles: string, script: string] {
  return flavour
    ? [`${distFolder(flavour)}/yy.css`, `${distFolder(flavour)}/yy.js`]
    : [`/bench/${id}.css`, `/bench/${id}.js`];
}
