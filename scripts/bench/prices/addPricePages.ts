import type { DemoServer } from "@yy/demo-pages/server";
import { inRepository } from "../../repository";
import { benchDocument } from "../pages/document";
import { addFile, bundled, distFolder } from "../pages/site";
import { type PriceContender, priceContenders } from "./contenders";
import { formsOf, itemsOf, pageCount } from "./items";

export const priceUrl = ({ id }: PriceContender) => `/bench/prices/${id}`;

const formsPath = (page: number) => `/bench/prices/forms/${page}`;
const dataPath = (page: number) => `/bench/prices/data/${page}`;

/** Puts the editor of every contender on the server, each with its code as a page author would ship it. */
export async function addPricePages(server: DemoServer): Promise<void> {
  const code = (file: string) => inRepository("scripts/bench/prices/contenders", file);
  addFile(server, "/bench/pricesByHand.js", await bundled(code("pricesByHand/index.ts")));
  addFile(server, "/bench/pricesByReact.js", await bundled(code("pricesByReact/index.tsx")));
  for (const contender of priceContenders)
    server.addPage(priceUrl(contender), { html: documentOf(contender) });
  for (let page = 2; page <= pageCount; page += 1) {
    server.addPage(formsPath(page), {
      html: formsOf(page),
      headers: headersOf("text/html", page, formsPath),
    });
    server.addPage(dataPath(page), {
      html: JSON.stringify(itemsOf(page)),
      headers: headersOf("application/json", page, dataPath),
    });
  }
}

function headersOf(type: string, page: number, path: (page: number) => string) {
  const next = page < pageCount ? { link: `<${path(page + 1)}>; rel="next"` } : {};
  return { "content-type": `${type}; charset=utf-8`, ...next };
}

function documentOf({ id, flavour }: PriceContender): string {
  const folder = flavour && distFolder(flavour);
  return benchDocument({
    title: "preços",
    styles: folder ? [`${folder}/yy.css`] : [],
    scripts: [folder ? `${folder}/yy.js` : `/bench/${id}.js`, "/bench/inPage.js"],
    body: `<main>${bodyOf(id, flavour !== undefined)}</main>`,
  });
}

const actions =
  '<p data-part="actions"><button type="button" data-part="submit">salvar tudo</button></p>';

function bodyOf(id: string, isOurs: boolean): string {
  if (isOurs)
    return `<yy-missing-price-editor>
<yy-infinite-scroll data-next-url="${formsPath(2)}">${formsOf(1)}</yy-infinite-scroll>
${actions}
</yy-missing-price-editor>`;
  if (id === "pricesByReact")
    return `<div id="list" data-next-url="${dataPath(2)}" data-items='${JSON.stringify(itemsOf(1))}'></div>`;
  return `<div id="list" data-next-url="${formsPath(2)}">${formsOf(1)}</div>${actions}`;
}
