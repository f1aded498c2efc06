import type { WidgetSchema } from "./schema";

/** The languages in which the packages have the widgets' texts, besides the schemas' Portuguese. */
export const translatedLocales = ["en", "es"] as const;

type Locale = (typeof translatedLocales)[number];

/** The properties of a widget's texts that have a default; applications write the others. */
type TextName<S extends WidgetSchema> = {
  [Name in keyof S["attributes"]]: S["attributes"][Name] extends { text: true; default: unknown }
    ? Name
    : never;
}[keyof S["attributes"]];

/** The texts of a widget in one language. */
type TextsOf<S extends WidgetSchema> = {
  readonly [Name in TextName<S>]: S["attributes"][Name] extends { default: string }
    ? string
    : readonly string[];
};

type TranslationsOf<S extends WidgetSchema> = Readonly<Record<Locale, TextsOf<S>>>;

/** What a widget says to visitors, in other languages; a missing text does not compile. */
export function translations<S extends WidgetSchema>(
  _schema: S,
  texts: TranslationsOf<S>,
): TranslationsOf<S> {
  return texts;
}
