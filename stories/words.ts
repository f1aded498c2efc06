import type { GuideWords, WidgetWords } from "@yy/demo-pages/guide";
import json from "../widgets/generated/words.pt.json";

/** The widgets' Portuguese texts, generated from their `words.pt.ts`. */
export const words: GuideWords = json;

/** The texts of one widget; empty when they are not generated yet. */
export function wordsOf(tag: string): WidgetWords {
  return words.widgets[tag] ?? {};
}
