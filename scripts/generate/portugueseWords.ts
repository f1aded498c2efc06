import { pathToFileURL } from "node:url";
import type { GuideWords, WidgetWords } from "@yy/demo-pages/guide";
import { errorWords, mountWords, stateWords } from "@yy/element/config/commonWords.pt";
import { families } from "@yy/element/config/portuguese";
import { inRepository, widgetNames } from "../repository";

/** `words.pt.json`: what the schemas say, in Portuguese, by tag and with the names of `schemas.json`; for the guide. */
export async function portugueseWords(): Promise<GuideWords> {
  const names = widgetNames();
  const words = await Promise.all(names.map(readWords));
  return {
    families,
    widgets: Object.fromEntries(names.map((name, index) => [`yy-${name}`, words[index] ?? {}])),
    common: {
      attributes: { mount: mountWords },
      events: { "yy:error": errorWords },
      states: stateWords,
    },
  };
}

async function readWords(name: string): Promise<WidgetWords> {
  const file = pathToFileURL(inRepository("widgets", name, "words.pt.ts")).href;
  const { words } = (await import(file)) as { words: WidgetWords };
  return words;
}
