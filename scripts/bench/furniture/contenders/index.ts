/** One kind of furniture that opens at a click. */
export type Kind = "modal" | "panel" | "tabs";

export const kinds: readonly Kind[] = ["modal", "panel", "tabs"];

/** Who draws the furniture of a page. */
export interface FurnitureContender {
  /** As it stands in the tables. */
  readonly name: string;
  /** In URLs. */
  readonly id: string;
  /** Ours is served from `dist/`; code of the others is bundled from here. */
  readonly flavour?: "react" | "lite";
  readonly packages: readonly string[];
  /** Tag that has the dialog in its shadow root, or the panels inside. */
  readonly tags: Readonly<Record<Kind, string>>;
  readonly markup: Readonly<Record<Kind, string>>;
}

const words = "<p>peça única, já lavada e passada, com envio em dois dias úteis.</p>".repeat(12);
const field = '<p><label>que cor você procura? <input name="cor"></label></p>';

const oursMarkup: Record<Kind, string> = {
  modal: `<button id="trigger" data-yy-open="a">abrir</button>
<yy-modal data-name="a" data-label="guia de tamanhos">${field}${words}</yy-modal>`,
  panel: `<button id="trigger" data-yy-open="a">abrir</button>
<yy-slide-in-panel data-name="a" data-label="filtros">${field}${words}</yy-slide-in-panel>`,
  tabs: `<yy-tabs><div data-part="list" aria-label="sobre a peça"><button>um</button><button id="trigger">dois</button></div>
<section data-part="panel" id="um">${words}</section><section data-part="panel" id="dois"><p id="second">dois</p>${words}</section></yy-tabs>`,
};

const oursTags = { modal: "yy-modal", panel: "yy-slide-in-panel", tabs: "yy-tabs" } as const;

/** Web Awesome's own examples, with the same content. */
const theirMarkup: Record<Kind, string> = {
  modal: `<button id="trigger" data-opens="wa-dialog">abrir</button>
<wa-dialog label="guia de tamanhos">${field}${words}</wa-dialog>`,
  panel: `<button id="trigger" data-opens="wa-drawer">abrir</button>
<wa-drawer label="filtros">${field}${words}</wa-drawer>`,
  tabs: `<wa-tab-group><wa-tab panel="um">um</wa-tab><wa-tab id="trigger" panel="dois">dois</wa-tab>
<wa-tab-panel name="um">${words}</wa-tab-panel><wa-tab-panel name="dois"><p id="second">dois</p>${words}</wa-tab-panel></wa-tab-group>`,
};

export const furnitureContenders: readonly FurnitureContender[] = [
  {
    name: "ours, React",
    id: "react",
    flavour: "react",
    packages: [],
    tags: oursTags,
    markup: oursMarkup,
  },
  {
    name: "ours, lite",
    id: "lite",
    flavour: "lite",
    packages: [],
    tags: oursTags,
    markup: oursMarkup,
  },
  {
    name: "Web Awesome",
    id: "webAwesome",
    packages: ["@awesome.me/webawesome"],
    tags: { modal: "wa-dialog", panel: "wa-drawer", tabs: "wa-tab-group" },
    markup: theirMarkup,
  },
];

/** Endless lists by who asks for the next page. */
export const scrollers = [
  { name: "ours, React", id: "react", flavour: "react", tag: "yy-infinite-scroll" },
  { name: "ours, lite", id: "lite", flavour: "lite", tag: "yy-infinite-scroll" },
  { name: "by hand", id: "scrollByHand", tag: "div" },
] as const;

export type Scroller = (typeof scrollers)[number];

/** How many slides the measured slider has. */
const slideCount = 6;
const slides = (attributes: string) =>
  Array.from(
    { length: slideCount },
    (_, index) => `<div ${attributes}><h2>peça ${index + 1}</h2>${words}</div>`,
  ).join("\n");

/** Sliders by who moves them. */
export const sliders = [
  {
    name: "ours, React",
    id: "react",
    flavour: "react",
    markup: `<yy-slider>${slides("")}</yy-slider>`,
  },
  {
    name: "ours, lite",
    id: "lite",
    flavour: "lite",
    markup: `<yy-slider>${slides("")}</yy-slider>`,
  },
  {
    name: "keen-slider alone",
    id: "keenSlider",
    markup: `<div id="slider" class="keen-slider">${slides('class="keen-slider__slide"')}</div>`,
  },
] as const;

export type SliderContender = (typeof sliders)[number];
