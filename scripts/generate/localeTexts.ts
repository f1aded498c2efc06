import type { WidgetSchema } from "@yy/element/config/schema";
import { translatedLocales } from "@yy/element/config/translations";
import { schemaData } from "./schemaData";
import { nameOf } from "./texts";
import { widgetModules } from "./widgetModules";

/** The default of a text in a schema: a text or a list of words. */
type Text = string | readonly string[];

/**
 * The built-in texts of the widgets in one language: widget → name → text, with the gem's names.
 */
export type LocaleTexts = Readonly<Record<string, Readonly<Record<string, Text>>>>;

type Translations = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/**
 * Reads the texts in every language: Portuguese from the schemas, the others from `translations.ts`
 * beside them.
 * @returns locale → texts
 */
export async function readTexts(
  schemas: readonly WidgetSchema[],
): Promise<Readonly<Record<string, LocaleTexts>>> {
  const modules = await widgetModules<{ readonly texts: Translations }>("translations.ts");
  const translated = translatedLocales.map((locale) => [
    locale,
    textsBy(schemas, (schema, property) => {
      const text = modules.get(nameOf(schema))?.texts[locale]?.[property];
      if (text === undefined)
        throw new Error(`widgets/${nameOf(schema)}/translations.ts needs ${property} in ${locale}`);
      return text;
    }),
  ]);
  const portuguese = textsBy(schemas, (_, __, standard) => standard);
  return { "pt-BR": portuguese, ...Object.fromEntries(translated) };
}

function textsBy(
  schemas: readonly WidgetSchema[],
  textOf: (schema: WidgetSchema, property: string, standard: Text) => Text,
): LocaleTexts {
  const widgets = schemaData(schemas, "").widgets.flatMap(({ name, attributes }, index) => {
    const schema = schemas[index] as WidgetSchema;
    const texts = attributes
      .filter((each) => each.text && each.default !== undefined)
      .map((each) => [each.name, textOf(schema, each.property, each.default as Text)]);
    return texts.length > 0 ? [[name, Object.fromEntries(texts)]] : [];
  });
  return Object.fromEntries(widgets);
}
