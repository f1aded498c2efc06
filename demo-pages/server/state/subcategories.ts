import type { ProductField, Subcategory } from "./types";

const colour: ProductField = {
  name: "color",
  label: "cor",
  type: "select",
  options: ["preto", "branco", "azul", "verde", "vermelho", "estampado"],
};
const clothesSize: ProductField = {
  name: "size",
  label: "tamanho",
  type: "select",
  options: ["PP", "P", "M", "G", "GG"],
};
const material: ProductField = { name: "material", label: "material", type: "text", options: [] };

/** The subcategories a product can be filed under, with the fields each asks for. */
export const subcategories: readonly Subcategory[] = [
  { id: 1, name: "vestidos", keywords: ["vestido"], fields: [clothesSize, colour] },
  { id: 2, name: "bolsas", keywords: ["bolsa", "mochila", "clutch"], fields: [colour, material] },
  {
    id: 3,
    name: "sapatos",
    keywords: ["tenis", "sandalia", "bota", "sapato", "sapatilha"],
    fields: [
      {
        name: "size",
        label: "número",
        type: "select",
        options: ["34", "35", "36", "37", "38", "39", "40", "41", "42"],
      },
      colour,
      { name: "heel_height", label: "altura do salto (cm)", type: "number", options: [] },
    ],
  },
  {
    id: 4,
    name: "camisas e blusas",
    keywords: ["camisa", "camiseta", "blusa", "sueter"],
    fields: [clothesSize, colour],
  },
  {
    id: 5,
    name: "casacos",
    keywords: ["casaco", "jaqueta", "blazer"],
    fields: [clothesSize, material],
  },
  {
    id: 6,
    name: "saias e calças",
    keywords: ["saia", "calca", "short", "macacao"],
    fields: [clothesSize],
  },
  { id: 7, name: "acessórios", keywords: ["colar", "oculos", "relogio"], fields: [material] },
];

/** Brands that a title may name. */
export const brands: readonly string[] = [
  "Farm",
  "All Star",
  "Zara",
  "Melissa",
  "Osklen",
  "Arezzo",
];
