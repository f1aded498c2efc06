import { type Artefact, json } from "./artefacts";
import type { LocaleTexts } from "./localeTexts";

/**
 * The files that only the Django package has: the version, and `texts/` for the languages other
 * than the widgets' built-in one.
 */
export function djangoPackage(
  version: string,
  texts: Readonly<Record<string, LocaleTexts>>,
): Artefact[] {
  const { "pt-BR": _, ...translated } = texts;
  return [
    { path: "packages/django/version.txt", content: `${version}\n` },
    ...Object.entries(translated).map(([locale, each]) =>
      json(`packages/django/yy_widgets/texts/${locale}.json`, withoutLists(each)),
    ),
  ];
}

/** Lists of words are left to the widget. */
function withoutLists(texts: LocaleTexts): object {
  const widgets = Object.entries(texts).map(([widget, ofWidget]) => [
    widget,
    Object.fromEntries(Object.entries(ofWidget).filter(([, text]) => typeof text === "string")),
  ]);
  return Object.fromEntries(widgets);
}
