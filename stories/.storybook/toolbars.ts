import type { Preview } from "@storybook/html-vite";
import { emulateReducedMotion } from "./reducedMotion";

/** The toolbars above a story. The `description` is the button's tooltip. */
export const globalTypes: Preview["globalTypes"] & object = {
  flavour: {
    description: "sabor: react, das fontes; lite, do último npm run build. troca recarregando",
    toolbar: {
      icon: "lightning",
      dynamicTitle: true,
      items: [
        { value: "react", title: "react" },
        { value: "lite", title: "lite (preact)" },
      ],
    },
  },
  theme: {
    description: "tema",
    toolbar: {
      icon: "contrast",
      dynamicTitle: true,
      items: [
        { value: "light", title: "claro" },
        { value: "dark", title: "escuro" },
      ],
    },
  },
  direction: {
    description: "direção da escrita: o dir da página",
    toolbar: {
      icon: "transfer",
      items: [
        { value: "ltr", title: "esquerda → direita" },
        { value: "rtl", title: "direita → esquerda" },
      ],
    },
  },
  motion: {
    description:
      "movimento: com “reduzido” valem as regras prefers-reduced-motion de estilos e scripts da página; o que o próprio navegador reduz, só a preferência do sistema mostra",
    toolbar: {
      icon: "play",
      items: [
        { value: "full", title: "movimento" },
        { value: "reduced", title: "movimento reduzido" },
      ],
    },
  },
  code: {
    description: "o painel Code mostra: html, ou o helper da gem para Rails",
    toolbar: {
      icon: "markup",
      dynamicTitle: true,
      items: [
        { value: "html", title: "html" },
        { value: "erb", title: "helper erb" },
      ],
    },
  },
};

/** The toolbars' initial values; the viewport has the available width. */
export const initialGlobals = {
  flavour: "react",
  theme: "light",
  direction: "ltr",
  motion: "full",
  code: "html",
};

/** The viewports of the visual tests, and a tablet's. */
export const viewports = Object.fromEntries(
  [
    { width: 390, height: 844, name: "telefone", type: "mobile" },
    { width: 768, height: 1024, name: "tablet", type: "tablet" },
    { width: 1280, height: 800, name: "computador", type: "desktop" },
  ].map(({ width, height, name, type }) => [
    `w${width}`,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
);

/** Applies the toolbars' values to the page. */
export function applyGlobals(globals: Readonly<Record<string, unknown>>): void {
  const { documentElement } = document;
  documentElement.dataset.yyTheme = globals.theme === "dark" ? "dark" : "light";
  documentElement.dir = globals.direction === "rtl" ? "rtl" : "ltr";
  emulateReducedMotion(globals.motion === "reduced");
}
