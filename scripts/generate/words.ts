import { pathToFileURL } from "node:url";
import type { GuideWords, WidgetWords } from "@yy/demo-pages/guide";
import { errorWords, mountWords, stateWords } from "@yy/element/config/commonWords.pt";
import { families } from "@yy/element/config/portuguese";
import { inRepository, widgetNames } from "../repository";

/** `words.pt.json`: what the schemas say, in Portuguese, by tag and with the names of `schemas.json`; for the guide. */
export async function readWords(): Promise<GuideWords> {
  const widgets = widgetNames().map(async (name) => {
    const file = pathToFileURL(inRepository("widgets", name, "words.pt.ts")).href;
    const { words } = (await import(file)) as { words: WidgetWords };
    return [`yy-${name}`, words] as const;
  });
  return {
    families,
    widgets: Object.fromEntries(await Promise.all(widgets)),
    common: {
      attributes: { mount: mountWords },
      events: { "yy:error": errorWords },
      states: stateWords,
    },
  };
}
