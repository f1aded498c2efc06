import { readFileSync } from "node:fs";
import type { DemoServer } from "@yy/demo-pages/server";
import { inRepository } from "../../repository";
import { benchDocument } from "../pages/document";
import { addFile, bundled, distFolder } from "../pages/site";
import {
  type FurnitureContender,
  furnitureContenders,
  type Kind,
  kinds,
  type Scroller,
  type SliderContender,
  scrollers,
  sliders,
} from "./contenders";

export const furnitureUrl = ({ id }: FurnitureContender, kind: Kind) =>
  `/bench/furniture/${id}/${kind}`;
export const sliderUrl = ({ id }: SliderContender) => `/bench/slider/${id}`;
export const scrollUrl = ({ id }: Scroller) => `/bench/scroll/${id}`;
const morePath = (page: number) => `/bench/more/${page}`;

/** Pages of a list that scrolls on and on, and how many cards each brings. */
export const scrolledPages = 101;
const cardsAPage = 8;

/** Puts dialogs, drawers, tabs, sliders and an endless list on the server, each with its code as a page author would ship it. */
export async function addFurniturePages(server: DemoServer): Promise<void> {
  const code = (folder: string) =>
    inRepository("scripts/bench/furniture/contenders", folder, "index.ts");
  const styles = (file: string) => readFileSync(inRepository("node_modules", file), "utf8");
  addFile(server, "/bench/webAwesome.js", await bundled(code("webAwesome")));
  // With all that it imports: the lengths of its animations are in its theme.
  const theirStyles = "node_modules/@awesome.me/webawesome/dist/styles/webawesome.css";
  addFile(server, "/bench/webAwesome.css", await bundled(inRepository(theirStyles)));
  addFile(server, "/bench/keenSlider.js", await bundled(code("keenSlider")));
  addFile(server, "/bench/keenSlider.css", styles("keen-slider/keen-slider.min.css"));

  for (const contender of furnitureContenders)
    for (const kind of kinds)
      server.addPage(furnitureUrl(contender, kind), {
        html: documentOf(contender, contender.markup[kind]),
      });
  for (const slider of sliders)
    server.addPage(sliderUrl(slider), { html: documentOf(slider, slider.markup) });

  addFile(server, "/bench/scrollByHand.js", await bundled(code("scrollByHand")));
  addFile(server, "/bench/scrollByHand.css", "");
  for (const scroller of scrollers) {
    const { tag } = scroller;
    const list = `<${tag} id="list" data-next-url="${morePath(1)}">${cards(0)}</${tag}>`;
    server.addPage(scrollUrl(scroller), { html: documentOf(scroller, list) });
  }
  for (let page = 1; page <= scrolledPages; page += 1)
    server.addPage(morePath(page), {
      html: cards(page),
      headers: {
        "content-type": "text/html; charset=utf-8",
        ...(page < scrolledPages ? { link: `<${morePath(page + 1)}>; rel="next"` } : {}),
      },
    });
}

function cards(page: number): string {
  return Array.from(
    { length: cardsAPage },
    (_, index) =>
      `<article><h3><a href="/p/peca-${page * cardsAPage + index}">peça ${page * cardsAPage + index}</a></h3><p>R$ 120</p><p>peça única, já lavada e passada.</p></article>`,
  ).join("\n");
}

interface Served {
  readonly id: string;
  readonly flavour?: "react" | "lite";
}

function documentOf({ id, flavour }: Served, body: string): string {
  const [style, script] = flavour
    ? [`${distFolder(flavour)}/yy.css`, `${distFolder(flavour)}/yy.js`]
    : [`/bench/${id}.css`, `/bench/${id}.js`];
  return benchDocument({
    title: "mobília",
    styles: [style],
    scripts: [script, "/bench/inPage.js"],
    body: `<main>${body}</main>`,
  });
}
