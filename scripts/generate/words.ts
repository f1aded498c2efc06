import type { GuideWords, WidgetWords } from "@yy/demo-pages/guide";
import { errorWords, mountWords, stateWords } from "@yy/element/config/commonWords.pt";
import { families } from "@yy/element/config/portuguese";
import { widgetModules } from "./widgetModules";

/**
 * `words.pt.json`: the descriptions of the schemas in Portuguese, by tag and with the names of
 * `schemas.json`, for the guide.
 */
export async function readWords(): Promise<GuideWords> {
  const modules = await widgetModules<{ readonly words: WidgetWords }>("words.pt.ts");
  return {
    families,
    widgets: Object.fromEntries([...modules].map(([name, { words }]) => [`yy-${name}`, words])),
    common: {
      attributes: { mount: mountWords },
      events: { "yy:error": errorWords },
      states: stateWords,
    },
  };
}
