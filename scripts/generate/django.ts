import { type Artefact, json } from "./artefacts";
import type { LocaleTexts } from "./localeTexts";

/**
 * What the Django package has alone: the version, and `texts/` of the languages that the widgets do
 * not speak by themselves.
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

/** A list of words is left to the widget. */
function withoutLists(texts: LocaleTexts): object {
  const widgets = Object.entries(texts).map(([widget, ofWidget]) => [
    widget,
    Object.fromEntries(Object.entries(ofWidget).filter(([, text]) => typeof text === "string")),
  ]);
  return Object.fromEntries(widgets);
}
