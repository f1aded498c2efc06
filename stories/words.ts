import type { GuideWords, WidgetWords } from "@yy/demo-pages/guide";
import json from "../widgets/generated/words.pt.json";

/** What is said of the widgets in Portuguese, generated from their `words.pt.ts`. */
export const words: GuideWords = json;

/** Nothing of a widget whose words are not generated yet. */
export function wordsOf(tag: string): WidgetWords {
  return words.widgets[tag] ?? {};
}
