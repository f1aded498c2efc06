import drawings from "../../fixtures/drawings.json";
import { hashOf } from "./hash";

export type Drawing = keyof typeof drawings;
export type Pattern = "stripes" | "checks" | "pinstripes" | "flowers" | "weave" | "pearls";

/** What the photo of a piece shows. */
export interface Look {
  readonly drawing: Drawing;
  /** `#rrggbb` of the piece. */
  readonly color: string;
  readonly pattern?: Pattern;
}

/** Word of a title, in any gender or number → drawing. The first match wins. */
const pieces: readonly (readonly [RegExp, Drawing])[] = [
  [/^vestido.*\blongo\b/, "vestido-longo"],
  [/^vestido/, "vestido"],
  [/\bclutch\b/, "clutch"],
  [/^bolsa/, "bolsa"],
  [/^mochila/, "mochila"],
  [/^tenis/, "tenis"],
  [/^sandalia/, "sandalia"],
  [/^bota/, "bota"],
  [/^sapatilha/, "sapatilha"],
  [/^sapato/, "sapato"],
  [/^camiseta|^blusa/, "camiseta"],
  [/^camisa/, "camisa"],
  [/^sueter/, "sueter"],
  [/^blazer/, "blazer"],
  [/^casaco|^jaqueta/, "casaco"],
  [/^saia/, "saia"],
  [/^short/, "short"],
  [/^macacao/, "macacao"],
  [/^calca/, "calca"],
  [/^oculos/, "oculos"],
  [/^relogio/, "relogio"],
  [/^colar/, "colar"],
];

/** Word for a colour, or for a material with a typical one → colour. The first match wins. */
const colors: readonly (readonly [RegExp, string])[] = [
  [/\bazul-marinho\b/, "#1f2f57"],
  [/\bverde-musgo\b/, "#56663a"],
  [/\bverde-oliva\b/, "#6d7340"],
  [/\bcaqui\b/, "#a8946a"],
  [/\bcaramelo\b/, "#b06f35"],
  [/\bnude\b/, "#d9b393"],
  [/\bpalha\b/, "#d8b878"],
  [/\bdourad[oa]s?\b/, "#c9a038"],
  [/\bprata(?:ead[oa])?s?\b/, "#b9bec6"],
  [/\bperolas?\b/, "#f4eee2"],
  [/\bbranc[oa]s?\b/, "#fbfaf6"],
  [/\bpret[oa]s?\b.*\bdesbotad|\bdesbotad.*\bpret[oa]/, "#4b4b50"],
  [/\bpret[oa]s?\b/, "#232326"],
  [/\bjeans\b/, "#5a7ea6"],
  [/\bazu(?:l|is)\b/, "#3565a8"],
  [/\bverdes?\b/, "#5f8a4c"],
  [/\bvermelh[oa]s?\b/, "#b23a34"],
  [/\bbege\b/, "#d8c3a0"],
  [/\bestampad[oa]s?\b/, "#e3a08e"],
];

const patterns: readonly (readonly [RegExp, Pattern])[] = [
  [/\brisca-de-giz\b/, "pinstripes"],
  [/\bxadrez\b/, "checks"],
  [/\blistrad[oa]s?\b/, "stripes"],
  [/\bfloral\b|\bbordad[oa]s?\b|\bestampad[oa]s?\b/, "flowers"],
  [/\bpalha\b/, "weave"],
  [/\bperolas?\b/, "pearls"],
];

/** Pieces without a stated colour get one of these, so that neighbours differ. */
const defaultColors = ["#a87c6a", "#6f8c84", "#8a6f92", "#c29a5b", "#7486a3"];

/**
 * @param slug the title's words joined by dashes, as in the address of a piece
 * @param color the piece's own field; a colour in the title wins over it
 * @param image the photo's id, whose first word names the drawing when the title does not
 */
export function lookOf(slug: string, color = "", image = ""): Look {
  const words = `${slug} ${color}`;
  const pattern = first(patterns, words);
  const defaultColor = defaultColors[hashOf(image) % defaultColors.length] ?? "";
  return {
    drawing: first(pieces, slug) ?? drawingOf(image),
    color: first(colors, slug) ?? first(colors, words) ?? defaultColor,
    ...(pattern && { pattern }),
  };
}

function first<T>(rules: readonly (readonly [RegExp, T])[], text: string): T | undefined {
  return rules.find(([words]) => words.test(text))?.[1];
}

/** The drawing at the beginning of a photo's id: `bolsa-102`. */
export function drawingOf(image: string): Drawing {
  const [name = ""] = image.split("-");
  return Object.hasOwn(drawings, name) ? (name as Drawing) : "camiseta";
}
