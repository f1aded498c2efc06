import { inlineCode } from "../guide/texts";
import { sectionsOf } from "./sections";

/** Something newer than the oldest browsers that work, and what a visitor has without it; as HTML. */
export interface NewerFeature {
  readonly what: string;
  /** Versions that have it first; `–` for none. */
  readonly chrome: string;
  readonly firefox: string;
  readonly safari: string;
  readonly without: string;
}

/** The tables of `docs/browsers.md`, in the site's language. */
export function newerFeatures(markdown: string): NewerFeature[] {
  return sectionsOf(markdown)
    .flatMap(({ rows }) => rows)
    .map((row) => row.map(({ text }) => inlineCode(inPortuguese(text))))
    .map(([what = "", chrome = "", firefox = "", safari = "", _, without = ""]) => {
      return { what, chrome, firefox, safari, without };
    });
}

/** The few words beside the names and versions in the tables, which are in English. */
const words: readonly (readonly [english: string, portuguese: string])[] = [
  [" with a type", " com tipo"],
  [" with a text for readers", " com texto para leitores"],
  [", in the form `--name` since 90", "; na forma `--nome`, 90"],
  [", not of `display`", ", sem `display`"],
  [" in keyframes", " em keyframes"],
  [" with ", " com "],
];

const inPortuguese = (text: string) =>
  words.reduce((said, [english, portuguese]) => said.replace(english, portuguese), text);
